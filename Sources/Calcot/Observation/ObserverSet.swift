/// A set of observers that are told of a change, in the order in which they were added.
@MainActor
public final class ObserverSet<Payload> {
  /// One observer's membership in a set.
  @MainActor public final class Token: ObserverToken {
    var closure: ((Payload) -> Void)?
    init(_ closure: @escaping (Payload) -> Void) { self.closure = closure }
    /// Removes the observer; it is never called again.
    public func remove() { closure = nil }
  }

  private var tokens: [Token] = []
  var isEmpty: Bool { tokens.isEmpty }

  /// Makes a set without observers.
  public init() {}

  /// Adds an observer.
  @discardableResult
  public func add(_ observer: @escaping (Payload) -> Void) -> Token {
    let token = Token(observer)
    tokens.append(token)
    return token
  }

  /// Tells every observer.
  public func notify(_ payload: Payload) {
    for token in tokens { token.closure?(payload) }
  }
}

extension ObserverSet where Payload == Void {
  /// Tells every observer.
  public func notify() { notify(()) }
}

/// One observer's membership in a set.
@MainActor public protocol ObserverToken: AnyObject { func remove() }
