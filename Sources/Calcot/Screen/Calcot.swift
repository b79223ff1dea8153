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
@MainActor
public struct Calcot {
  let parts: any CalcotParts
  private(set) var assembled: [@MainActor (Scope) -> Void] = []

  /// A calçot whose immutable ViewModel is made anew, and set on its View, when any of `changes`
  /// has told its observers; once a turn, however often they were told.
  public init<each Payload, V: View>(
    remadeOn changes: repeat ObserverSet<each Payload>,
    viewModel: @escaping @MainActor () -> V.ViewModel,
    view: @escaping @MainActor (V.ViewModel) -> V
  ) {
    parts = TypedParts<V>(
      viewModel: viewModel(), remake: viewModel, makeView: view,
      observe: { scope, changed in
        repeat scope.observe(each changes) { _ in changed() }
      })
  }

  /// A calçot whose ViewModel stays the same: an `@Observable` one, or one that never changes.
  public init<V: View>(
    _ viewModel: V.ViewModel, view: @escaping @MainActor (V.ViewModel) -> V
  ) {
    parts = TypedParts<V>(viewModel: viewModel, makeView: view)
  }

  /// A calçot whose ViewModel tells its View of changes through a weak delegate.
  ///
  /// - Parameters:
  ///   - viewModel: the ViewModel; it must hold its delegate weakly.
  ///   - view: makes the View.
  ///   - delegate: makes the View the ViewModel's delegate.
  public init<V: View>(
    _ viewModel: V.ViewModel, view: @escaping @MainActor (V.ViewModel) -> V,
    delegate: @escaping @MainActor (V.ViewModel, V) -> Void
  ) where V.ViewModel: AnyObject {
    parts = TypedParts<V>(
      viewModel: viewModel,
      makeView: {
        let view = view($0)
        delegate($0, view)
        return view
      })
  }

  /// The calçot with work that starts when it enters the navigation tree and is cancelled when it
  /// leaves.
  public func task(
    _ name: String = "loading", _ operation: @escaping @MainActor () async -> Void
  ) -> Calcot {
    onAssembled { $0.task(name, operation) }
  }

  /// The calçot with something done as soon as it has a scope.
  public func onAssembled(_ body: @escaping @MainActor (Scope) -> Void) -> Calcot {
    var calcot = self
    calcot.assembled.append(body)
    return calcot
  }
}
