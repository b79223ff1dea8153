import CalcotTree

/// The assembled parts of one screen: a ViewModel, its View, and through the ViewModel the
/// Interactor and the Coordinator. A coordinator assembles one in the closure of
/// ``RoutePlace/screen(_:)``.
///
/// There are three forms, which differ in how the View learns of a change. Interactor and Model are
/// optional in each.
///
/// ```swift
/// Calcot(remadeOn: interactor.groupsListDidChange) {             // immutable, remade on a change
///   GroupsViewModel(interactor: interactor, coordinator: self)
/// }
/// Calcot(NewGroupViewModel(interactor: interactor))              // @Observable
/// Calcot(LaunchViewModel(coordinator: self)) { $0.view = $1 }    // notifies a delegate
/// ```
///
/// These are shown by a host's own View for the ViewModel. The module `CalcotViews` adds a View
/// that is written once for every host: `Calcot(viewModel, view: GroupsView.init)`.
@MainActor
public struct Calcot {
  let parts: any CalcotParts
  private(set) var assembled: [@MainActor (Scope) -> Void] = []
  private(set) var arrived: [@MainActor (Scope) -> Void] = []
  private(set) var savedValue: (@MainActor () -> (any Encodable)?)?

  package init(parts: any CalcotParts) { self.parts = parts }

  /// Creates a calçot whose immutable ViewModel is recreated, and set on its View, when any of
  /// `changes` has notified its observers, at most once a turn.
  public init<each Payload, ViewModel>(
    remadeOn changes: repeat ObserverSet<each Payload>,
    viewModel: @escaping @MainActor () -> ViewModel
  ) {
    self.init(
      parts: TypedParts(
        viewModel: viewModel(), remake: viewModel, observe: observing(repeat each changes)))
  }

  /// Creates a calçot with a constant ViewModel: an `@Observable` one, or one that never changes.
  public init<ViewModel>(_ viewModel: ViewModel) {
    self.init(parts: TypedParts(viewModel: viewModel))
  }

  /// Creates a calçot whose ViewModel notifies its View of changes through a weak delegate.
  ///
  /// The delegate is the newest living View of a host. So a ViewModel sends its whole state to each
  /// new delegate, such as in the `didSet` of its property, unless its View shows that state when
  /// it is created.
  ///
  /// - Parameters:
  ///   - viewModel: The ViewModel; it must hold its delegate weakly.
  ///   - delegate: A closure that makes a View the ViewModel's delegate. `Delegate` is the protocol
  ///     through which the ViewModel knows its View; a View that does not conform to it is not
  ///     notified.
  public init<ViewModel: AnyObject, Delegate>(
    _ viewModel: ViewModel, delegate: @escaping @MainActor (ViewModel, Delegate) -> Void
  ) {
    self.init(parts: TypedParts(viewModel: viewModel, delegate: Delegation.setter(delegate)))
  }

  /// Adds work that starts when the calçot enters the navigation tree and is cancelled when it
  /// leaves.
  public func task(
    _ name: String = "loading", _ operation: @escaping @MainActor () async -> Void
  ) -> Calcot {
    onAssembled { $0.startTask(name, operation) }
  }

  /// Adds work that starts each time `changes` notifies its observers; all of it is cancelled when
  /// the calçot leaves the navigation tree.
  ///
  /// - Parameters:
  ///   - name: The name of the tasks in reports.
  ///   - changes: The changes to follow.
  ///   - policy: The treatment of work that an earlier change has started.
  ///   - operation: The work, on the main actor.
  public func task<Payload>(
    _ name: String = "following", on changes: ObserverSet<Payload>,
    policy: TaskPolicy = .concurrent,
    _ operation: @escaping @MainActor (Payload) async -> Void
  ) -> Calcot {
    onAssembled { scope in
      scope.observe(changes) { [weak scope] payload in
        scope?.startTask(name, policy: policy) { await operation(payload) }
      }
    }
  }

  /// Adds work that starts each time the screen is shown and is cancelled when it is covered.
  public func taskWhileShown(
    _ name: String = "while shown", _ operation: @escaping @MainActor () async -> Void
  ) -> Calcot {
    onAssembled { $0.taskWhileShown(name, operation) }
  }

  /// Adds a value that is saved together with the calçot's place in the navigation tree. The
  /// Coordinator reads it with ``RoutePlace/saved(as:)`` when the screen is restored.
  ///
  /// ```swift
  /// let viewModel = NewGroupViewModel(draft: place.saved() ?? NewGroupDraft())
  /// return Calcot(viewModel, view: NewGroupView.init).saving { viewModel.draft }
  /// ```
  ///
  /// - Parameter value: A closure that is called whenever the app's state is saved; it returns nil
  ///   to save nothing.
  public func saving<Value: Codable>(_ value: @escaping @MainActor () -> Value?) -> Calcot {
    var calcot = self
    calcot.savedValue = value
    return calcot
  }

  /// Adds a closure that is called as soon as the calçot has a scope.
  public func onAssembled(_ body: @escaping @MainActor (Scope) -> Void) -> Calcot {
    var calcot = self
    calcot.assembled.append(body)
    return calcot
  }

  /// Adds a closure that is called when the calçot is in the navigation tree and all observers have
  /// been notified of the change.
  package func onArrival(_ body: @escaping @MainActor (Scope) -> Void) -> Calcot {
    var calcot = self
    calcot.arrived.append(body)
    return calcot
  }
}
