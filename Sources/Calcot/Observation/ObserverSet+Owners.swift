extension ObserverSet {
  /// Adds an observer that belongs to an object and is removed with it.
  ///
  /// ```swift
  /// set.add(for: self) { screen, members in screen.show(members) }
  /// ```
  ///
  /// The object is held weakly and passed to the closure, so the closure need not capture it.
  @inlinable @discardableResult
  public func add<Object: AnyObject>(
    for owner: Object, _ observer: @escaping (Object, Payload) -> Void
  ) -> Token {
    let token = OwnedToken(set: self, owner: owner)
    append(
      { payload in
        if let owner = token.object { observer(owner, payload) } else { token.remove() }
      }, token)
    ownedCount += 1
    return token
  }

  /// Adds a method as an observer that belongs to an object and is removed with it.
  ///
  /// ```swift
  /// set.add(self, GroupScreen.membersChanged)
  /// ```
  ///
  /// The object is held weakly. A method with two or three parameters takes a tuple without labels;
  /// for a tuple with labels, write a method that takes the tuple, or use ``add(for:_:)``.
  @inlinable @discardableResult
  public func add<Object: AnyObject>(
    _ owner: Object, _ method: @escaping (Object) -> (Payload) -> Void
  ) -> Token {
    add(for: owner) { owner, payload in method(owner)(payload) }
  }

  /// Adds a method with two parameters as an observer that belongs to an object and is removed with
  /// it.
  @inlinable @discardableResult
  public func add<Object: AnyObject, First, Second>(
    _ owner: Object, _ method: @escaping (Object) -> (First, Second) -> Void
  ) -> Token where Payload == (First, Second) {
    add(for: owner) { owner, payload in method(owner)(payload.0, payload.1) }
  }

  /// Adds a method with three parameters as an observer that belongs to an object and is removed
  /// with it.
  @inlinable @discardableResult
  public func add<Object: AnyObject, First, Second, Third>(
    _ owner: Object, _ method: @escaping (Object) -> (First, Second, Third) -> Void
  ) -> Token where Payload == (First, Second, Third) {
    add(for: owner) { owner, payload in method(owner)(payload.0, payload.1, payload.2) }
  }

  /// Removes every observer that was added for the object. Linear in the number of observers.
  ///
  /// Plain closures are not affected, whatever they capture.
  public func remove(_ owner: AnyObject) {
    // NB: A token that was erased to `any ObserverToken` arrives here too.
    if let token = owner as? Token { return remove(token) }
    // NB: A deallocated owner may have had the same address; removing its observers is right too.
    let id = ObjectIdentifier(owner)
    if ownedCount != 0 { removeAll { $0.ownerID == id } }
  }
}

extension ObserverSet where Payload == Void {
  /// Adds a method without parameters as an observer that belongs to an object and is removed with
  /// it.
  @inlinable @discardableResult
  public func add<Object: AnyObject>(
    _ owner: Object, _ method: @escaping (Object) -> () -> Void
  ) -> Token {
    add(for: owner) { owner, _ in method(owner)() }
  }
}

extension ObserverSet {
  @usableFromInline
  final class OwnedToken<Object: AnyObject>: Token {
    @usableFromInline weak var object: Object?

    @inlinable
    init(set: ObserverSet, owner: Object) {
      object = owner
      super.init(set: set, ownerID: ObjectIdentifier(owner))
    }

    @usableFromInline override var isOwnerGone: Bool { object == nil }
  }
}
