extension RecordedCall {
  /// The arguments as one value of a type: the only one by itself, more of them as a tuple; nil if they are of others.
  ///
  /// A cast of a tuple casts its elements, so that a tuple of `Any` becomes one of any types and labels.
  func tuple<Value>(_ type: Value.Type = Value.self) -> Value? {
    let a = arguments.map { $0 ?? Any?.none as Any }
    switch a.count {
    case 0: return () as? Value
    case 1: return a[0] as? Value
    case 2: return (a[0], a[1]) as? Value
    case 3: return (a[0], a[1], a[2]) as? Value
    case 4: return (a[0], a[1], a[2], a[3]) as? Value
    case 5: return (a[0], a[1], a[2], a[3], a[4]) as? Value
    case 6: return (a[0], a[1], a[2], a[3], a[4], a[5]) as? Value
    case 7: return (a[0], a[1], a[2], a[3], a[4], a[5], a[6]) as? Value
    case 8: return (a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7]) as? Value
    case 9: return (a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8]) as? Value
    case 10: return (a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9]) as? Value
    case 11: return (a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10]) as? Value
    case 12: return (a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11]) as? Value
    case 13: return (a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12]) as? Value
    case 14: return (a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13]) as? Value
    case 15:
      return (a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13], a[14])
        as? Value
    case 16:
      return (a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13], a[14], a[15])
        as? Value
    default: return nil
    }
  }
}
