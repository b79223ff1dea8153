#if Streams
  extension Driver {
    /// Gives the latest value and every later one to an object, which is not kept alive.
    ///
    /// - Returns: what ends it, by `cancel()` or by being released.
    public func drive<Owner: AnyObject>(
      _ owner: Owner, _ receive: @escaping @MainActor (Owner, Value) -> Void
    ) -> AnyCancellable {
      drive { [weak owner] value in
        if let owner { receive(owner, value) }
      }
    }

    /// Sets a property of an object to the latest value and to every later one. The object is not kept
    /// alive.
    public func drive<Owner: AnyObject>(
      _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) -> AnyCancellable {
      drive(owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets a property that may be nil, such as a label's text.
    public func drive<Owner: AnyObject>(
      _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>
    ) -> AnyCancellable {
      drive(owner) { owner, value in owner[keyPath: property] = value }
    }
  }
#endif
