#if Streams
  /// Where a view's events go in, and come out as a ``Signal``. It never ends and cannot fail.
  ///
  /// ```swift
  /// let nameEdited = PublishRelay<String>()
  /// let name = nameEdited.asSignal().asDriver(startingWith: "")
  /// TextField("Name", text: name, edits: nameEdited)
  /// ```
  @MainActor
  public final class PublishRelay<Value> {
    @usableFromInline let outlet = Outlet<Value>()

    /// A relay that nothing has gone into.
    @inlinable public init() {}

    /// Passes `value` to everyone who listens, before it returns; from within another of this relay's
    /// events right after that one.
    @inlinable
    public func accept(_ value: Value) { outlet.send(value) }

    /// What goes in from now on.
    @inlinable
    public func asSignal() -> Signal<Value> { Signal(outlet.publisher()) }
  }

  extension PublishRelay where Value == Void {
    /// Passes the event to everyone who listens, before it returns.
    @inlinable
    public func accept() { accept(()) }
  }
#endif
