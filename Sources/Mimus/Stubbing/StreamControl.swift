/// A control that sends elements through the streams that a stub returns. Returned by `andStream`.
///
/// ```swift
/// let prices = catalog.stub.prices(of: "Emma").andStream()
/// let screen = Task { await model.watchPrices() }
/// prices.yield(12)
/// prices.finish()
/// await screen.value
/// ```
///
/// Each call gets its own stream, which receives the elements yielded from then on. The first call's stream also has what
/// was yielded before the call. A stream that is never finished isn't a failure.
public final class StreamControl<Element, Failure: Error>: Sendable {
  /// The sending end of one stream.
  struct Outlet {
    let yield: (Element) -> Void
    let finish: (Failure?) -> Void
  }

  private struct State: WatchedState {
    var outlets: [Int: Outlet] = [:]
    /// The number of streams that were made.
    var streamCount = 0
    /// What was yielded before there was a stream.
    var unheard: [Element] = []
    var end: Result<Void, Failure>?
    var observers = Observers()
  }

  private let state = WatchedMutex(State())

  init() {}

  /// A Boolean value that indicates whether all streams have ended: they were finished, or the tasks that read them
  /// were canceled or stopped reading. Before the first call, it's `true` only if the control was finished.
  public var isTerminated: Bool {
    Attempt.current?.watch(self)
    return state.withLock { $0.end != nil || $0.streamCount > 0 && $0.outlets.isEmpty }
  }

  /// Sends an element to each stream. After `finish`, it does nothing.
  ///
  /// - Parameter element: The element.
  public func yield(_ element: Element) {
    let outlets = state.withLock { state -> [Outlet] in
      if state.streamCount == 0, state.end == nil { state.unheard.append(element) }
      return Array(state.outlets.values)
    }
    // This may resume a reader immediately, which is user code.
    for outlet in outlets { outlet.yield(element) }
  }

  /// Ends all streams, including those of later calls. Finishing again has no effect.
  public func finish() {
    finish(.success(()))
  }

  /// Ends all streams by throwing an error, including those of later calls. Finishing again has no effect.
  ///
  /// - Parameter error: The error.
  public func finish(throwing error: Failure) {
    finish(.failure(error))
  }

  private func finish(_ end: Result<Void, Failure>) {
    let outlets = state.withLock { state in
      defer {
        state.outlets = [:]
        state.observers.notify()
      }
      if state.end == nil { state.end = end }
      return state.outlets.values
    }
    for outlet in outlets { outlet.finish(end.failure) }
  }
}

extension StreamControl: Watchable {
  func withObservers<Result>(_ body: (inout Observers) -> Result) -> Result {
    state.withLock { body(&$0.observers) }
  }
}

// MARK: - Streams

extension StreamControl {
  /// What comes next when a stream is opened.
  private enum Step {
    case opened(Int)
    case send([Element])
    case end(Result<Void, Failure>)
  }

  /// Starts sending to a new stream.
  ///
  /// - Parameter outlet: The stream.
  /// - Returns: Its number, by which it is closed; nil if everything has been finished.
  private func open(_ outlet: Outlet) -> Int? {
    while true {
      let step: Step = state.withLock { state in
        if !state.unheard.isEmpty {
          defer { state.unheard = [] }
          return .send(state.unheard)
        }
        state.streamCount += 1
        if let end = state.end { return .end(end) }
        state.outlets[state.streamCount] = outlet
        return .opened(state.streamCount)
      }
      switch step {
      case .opened(let number): return number
      case .send(let elements): for element in elements { outlet.yield(element) }
      case .end(let end):
        outlet.finish(end.failure)
        return nil
      }
    }
  }

  /// Stops sending to a stream that is no longer read.
  private func close(_ number: Int) {
    let closed = state.withLock { state in
      state.observers.notify()
      return state.outlets.removeValue(forKey: number)
    }
    withExtendedLifetime(closed) {}
  }
}

extension StreamControl where Failure == Never {
  /// Makes the stream of a call.
  func makeStream() -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    let outlet = Outlet { element in
      nonisolated(unsafe) let element = element
      continuation.yield(element)
    } finish: { _ in
      continuation.finish()
    }
    if let number = open(outlet) {
      continuation.onTermination = { [weak self] _ in self?.close(number) }
    }
    return stream
  }
}

extension StreamControl {
  /// Makes the stream of a call that can end by throwing.
  func makeThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
    let outlet = Outlet { element in
      nonisolated(unsafe) let element = element
      continuation.yield(element)
    } finish: { error in
      continuation.finish(throwing: error)
    }
    if let number = open(outlet) {
      continuation.onTermination = { [weak self] _ in self?.close(number) }
    }
    return stream
  }
}

extension Result where Success == Void {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
