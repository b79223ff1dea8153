extension SendableObserverSet {
  /// Adds an observer that belongs to an object and is removed with it.
  ///
  /// The object is held weakly and passed to the closure, so the closure need not capture it.
  @inlinable @discardableResult
  public func add<Object: AnyObject & Sendable>(
    for owner: Object, _ observer: @escaping @Sendable (Object, Payload) -> Void
  ) -> Token {
    append(owner: WeakOwner(owner)) { token in
      { [weak owner] payload in
        if let owner { observer(owner, payload) } else { token.remove() }
      }
    }
  }

  /// Adds a method as an observer that belongs to an object and is removed with it.
  ///
  /// The object is held weakly. A method with two or three parameters takes a tuple without labels;
  /// for a tuple with labels, write a method that takes the tuple, or use ``add(for:_:)``.
  @inlinable @discardableResult
  public func add<Object: AnyObject & Sendable>(
    _ owner: Object, _ method: @escaping @Sendable (Object) -> (Payload) -> Void
  ) -> Token {
    add(for: owner) { owner, payload in method(owner)(payload) }
  }

  /// Adds a method with two parameters as an observer that belongs to an object and is removed with
  /// it.
  @inlinable @discardableResult
  public func add<Object: AnyObject & Sendable, First, Second>(
    _ owner: Object, _ method: @escaping @Sendable (Object) -> (First, Second) -> Void
  ) -> Token where Payload == (First, Second) {
    add(for: owner) { owner, payload in method(owner)(payload.0, payload.1) }
  }

  /// Adds a method with three parameters as an observer that belongs to an object and is removed
  /// with it.
  @inlinable @discardableResult
  public func add<Object: AnyObject & Sendable, First, Second, Third>(
    _ owner: Object, _ method: @escaping @Sendable (Object) -> (First, Second, Third) -> Void
  ) -> Token where Payload == (First, Second, Third) {
    add(for: owner) { owner, payload in method(owner)(payload.0, payload.1, payload.2) }
  }

  /// Removes every observer that was added for the object. Linear in the number of observers.
  ///
  /// Plain closures are not affected, whatever they capture.
  @inlinable
  public func remove(_ owner: AnyObject) {
    // NB: A token that was erased to `any ObserverToken` arrives here too.
    if let token = owner as? Token { return remove(token) }
    // NB: A deallocated owner may have had the same address; removing its observers is right too.
    let id = ObjectIdentifier(owner)
    removeOwned { $0.id == id }
  }
}

extension SendableObserverSet where Payload == Void {
  /// Adds a method without parameters as an observer that belongs to an object and is removed with
  /// it.
  @inlinable @discardableResult
  public func add<Object: AnyObject & Sendable>(
    _ owner: Object, _ method: @escaping @Sendable (Object) -> () -> Void
  ) -> Token {
    add(for: owner) { owner, _ in method(owner)() }
  }
}

/// The object that an observer belongs to, identified by its address after it is gone.
@usableFromInline
final class WeakOwner: Sendable {
  @usableFromInline let id: ObjectIdentifier
  private weak let object: (any AnyObject & Sendable)?

  @usableFromInline
  init(_ object: some AnyObject & Sendable) {
    id = ObjectIdentifier(object)
    self.object = object
  }

  @usableFromInline var isGone: Bool { object == nil }
}
