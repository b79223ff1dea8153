/// One screen's five parts, assembled: a ViewModel, the View for it, and with them the Interactor
/// and the Coordinator that the ViewModel knows.
///
/// A ``Coordinator`` makes one for each route. There are three forms, by how the View learns of a
/// change; any of them can do without Interactor and Model.
///
/// ```swift
/// Calcot(remadeOn: interactor.groupsListDidChange) {
///   GroupsViewModel(interactor: interactor, coordinator: self)   // immutable, remade on a change
/// } view: {
///   GroupsView($0)
/// }
/// Calcot(NewGroupViewModel(interactor: interactor)) { NewGroupView($0) }          // @Observable
/// Calcot(LaunchViewModel(coordinator: self)) { LaunchView($0) } delegate: { $0.view = $1 }
/// ```
///
/// Instead of a screen, a child flow can stand at a route: ``flow(_:onResult:)``.
@MainActor
public struct Calcot {
  /// What stands at the route.
  enum Content {
    case screen(any CalcotParts)
    case flow(FlowParts)
  }

  private(set) var content: Content
  private(set) var assembled: [@MainActor (Scope) -> Void] = []
  /// What is done when the change that has brought the calçot in has been told.
  private(set) var arrived: [@MainActor (Scope) -> Void] = []
  private(set) var savedValue: (@MainActor () -> (any Encodable)?)?

  /// A calçot whose immutable ViewModel is made anew, and set on its View, when any of `changes`
  /// has told its observers; once a turn, however often they were told.
  public init<each Payload, V: CalcotView>(
    remadeOn changes: repeat ObserverSet<each Payload>,
    viewModel: @escaping @MainActor () -> V.ViewModel,
    view: @escaping @MainActor (V.ViewModel) -> V
  ) {
    let parts = TypedParts<V>(
      viewModel: viewModel(), remake: viewModel, makeView: view,
      observe: { scope, changed in
        repeat scope.observe(each changes) { _ in changed() }
      })
    content = .screen(parts)
  }

  /// A calçot whose ViewModel stays the same: an `@Observable` one, or one that never changes.
  public init<V: CalcotView>(
    _ viewModel: V.ViewModel, view: @escaping @MainActor (V.ViewModel) -> V
  ) {
    content = .screen(TypedParts<V>(viewModel: viewModel, makeView: view))
  }

  /// A calçot whose ViewModel tells its View of changes through a weak delegate.
  ///
  /// A host's own View for the ViewModel becomes the delegate in place of the semantic one if it
  /// conforms to the delegate's protocol. Where several hosts show the screen, the delegate is the View
  /// that was made last of those that are alive; the semantic View again when they are gone. So a View
  /// shows what the ViewModel says when it is made, and is told of what follows.
  ///
  /// - Parameters:
  ///   - viewModel: the ViewModel; it must hold its delegate weakly.
  ///   - view: makes the View. One that is no `Delegate` is reported, and told of nothing.
  ///   - delegate: makes a View the ViewModel's delegate. `Delegate` is the protocol by which the
  ///     ViewModel knows its View.
  public init<V: CalcotView, Delegate>(
    _ viewModel: V.ViewModel, view: @escaping @MainActor (V.ViewModel) -> V,
    delegate: @escaping @MainActor (V.ViewModel, Delegate) -> Void
  ) where V.ViewModel: AnyObject {
    content = .screen(
      TypedParts<V>(
        viewModel: viewModel, makeView: view,
        delegation: Delegation { viewModel, view in
          guard let view = view as? Delegate else { return false }
          delegate(viewModel, view)
          return true
        }))
  }

  /// The calçot with work that starts when it enters the navigation tree and is cancelled when it
  /// leaves.
  public func task(
    _ name: String = "loading", _ operation: @escaping @MainActor () async -> Void
  ) -> Calcot {
    onAssembled { $0.task(name, operation) }
  }

  /// The calçot with work that starts each time `changes` tells its observers; all of it is cancelled
  /// when the calçot leaves the navigation tree.
  public func task<Payload>(
    _ name: String = "following", on changes: ObserverSet<Payload>,
    _ operation: @escaping @MainActor (Payload) async -> Void
  ) -> Calcot {
    onAssembled { scope in
      scope.observe(changes) { [weak scope] payload in
        scope?.task(name) { await operation(payload) }
      }
    }
  }

  /// The calçot with work that starts each time its screen is shown and is cancelled when it is
  /// covered.
  public func taskWhileShown(
    _ name: String = "while shown", _ operation: @escaping @MainActor () async -> Void
  ) -> Calcot {
    onAssembled { $0.taskWhileShown(name, operation) }
  }

  /// The calçot with a value that is saved together with its place in the navigation tree, and that
  /// its Coordinator reads with ``FlowNavigation/saved(as:)`` when the screen is made again.
  ///
  /// ```swift
  /// let viewModel = NewGroupViewModel(draft: navigation.saved() ?? NewGroupDraft())
  /// return Calcot(viewModel) { NewGroupView($0) }.saving { viewModel.draft }
  /// ```
  ///
  /// - Parameter value: read whenever the app's state is saved; nil for nothing.
  public func saving<Value: Codable>(_ value: @escaping @MainActor () -> Value?) -> Calcot {
    var calcot = self
    calcot.savedValue = value
    return calcot
  }

  /// The calçot with something done as soon as it has a scope.
  public func onAssembled(_ body: @escaping @MainActor (Scope) -> Void) -> Calcot {
    var calcot = self
    calcot.assembled.append(body)
    return calcot
  }

  /// The calçot with something done when it is in the navigation tree and everybody has been told so.
  func onArrival(_ body: @escaping @MainActor (Scope) -> Void) -> Calcot {
    var calcot = self
    calcot.arrived.append(body)
    return calcot
  }

  /// The child flow that stands at the route, with what its calçot does; nil for a screen.
  var flow: FlowParts? {
    guard case .flow(var parts) = content else { return nil }
    (parts.assembled, parts.arrived) = (assembled, arrived)
    return parts
  }

  /// The calçot with a change to the flow that it is; a screen stays as it is.
  func changingFlow(_ change: (inout FlowParts) -> Void) -> Calcot {
    guard case .flow(var parts) = content else { return self }
    change(&parts)
    var calcot = self
    calcot.content = .flow(parts)
    return calcot
  }

  init(flow: FlowParts) { content = .flow(flow) }
}
