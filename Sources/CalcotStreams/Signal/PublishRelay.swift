#if Streams
  /// An input for a view's events, which a ``Signal`` of the relay delivers. It never ends and
  /// cannot fail.
  ///
  /// ```swift
  /// let nameEdited = PublishRelay<String>()
  /// let name = nameEdited.asSignal().asDriver(startingWith: "")
  /// TextField("Name", text: name, edits: nameEdited)
  /// ```
  @MainActor
  public final class PublishRelay<Value> {
    @usableFromInline let outlet = Outlet<Value>()

    /// Creates a relay.
    @inlinable public init() {}

    /// Sends `value` to all listeners before it returns. If it is called during another event of
    /// this relay, it sends the value right after that event.
    @inlinable
    public func accept(_ value: Value) { outlet.send(value) }

    /// Returns a signal of the values sent from now on.
    @inlinable
    public func asSignal() -> Signal<Value> { Signal(outlet.publisher()) }
  }

  extension PublishRelay where Value == Void {
    /// Sends the event to all listeners before it returns.
    @inlinable
    public func accept() { accept(()) }
  }
#endif
