#if Streams
  extension Driver {
    /// Passes the latest value and every later one to an object, without retaining it.
    ///
    /// - Returns: A cancellable that ends the delivery when cancelled or released.
    public func drive<Owner: AnyObject>(
      _ owner: Owner, _ receive: @escaping @MainActor (Owner, Value) -> Void
    ) -> AnyCancellable {
      drive { [weak owner] value in
        if let owner { receive(owner, value) }
      }
    }

    /// Sets a property of an object to the latest value and to every later one, without retaining
    /// the object.
    public func drive<Owner: AnyObject>(
      _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>
    ) -> AnyCancellable {
      drive(owner) { owner, value in owner[keyPath: property] = value }
    }

    /// Sets an optional property, such as a label's text, to the latest value and to every later
    /// one.
    public func drive<Owner: AnyObject>(
      _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value?>
    ) -> AnyCancellable {
      drive(owner) { owner, value in owner[keyPath: property] = value }
    }
  }
#endif
