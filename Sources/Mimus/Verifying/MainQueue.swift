import Foundation

/// The main queue. After `dispatchMain`, its jobs may run on threads other than the first.
///
/// WebAssembly has neither Dispatch nor run loops.
enum MainQueue {
  #if canImport(Dispatch)
    private static let mark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()
  #endif

  /// Whether the current code runs on the main actor.
  static var isCurrent: Bool {
    #if canImport(Dispatch)
      Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    #else
      Thread.isMainThread
    #endif
  }

  /// Runs the main run loop on the main thread until something wakes it or a number of seconds has passed.
  ///
  /// - Returns: Whether it could run. It refuses to inside a job of the main queue.
  static func runLoop(seconds: Double) -> Bool {
    #if canImport(Dispatch)
      RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    #else
      false
    #endif
  }

  /// Wakes the main run loop.
  static func wakeLoop() {
    #if canImport(Dispatch)
      DispatchQueue.main.async {}
    #endif
  }
}
