public import CalcotTree

/// The context in which a coordinator assembles a calçot: the scope of the screen, and the values
/// passed to it.
///
/// ```swift
/// func calcot(for route: GroupsRoute, context: AssemblyContext) -> Calcot {
///   switch route {
///   case .group(let id):
///     let interactor = GroupInteractor(id: id, known: context.carried(with: GroupsRoute.self))
///     return Calcot(GroupViewModel(interactor: interactor), view: GroupView.init)
///   }
/// }
/// ```
@MainActor
public struct AssemblyContext {
  /// The scope of the screen, for a ViewModel that starts work of its own.
  public let scope: Scope
  private let carriedValue: Any?
  private let savedValue: SavedValue?

  package init(scope: Scope, carrying carriedValue: Any? = nil, saved: SavedValue? = nil) {
    self.scope = scope
    self.carriedValue = carriedValue
    savedValue = saved
  }

  /// Returns the value that was passed with the screen's route, as in
  /// `push(.group(id), carrying: group)`, or nil if there is none. It is not saved, and a calçot must
  /// work without it.
  public func carried<Destination: Route>(with type: Destination.Type) -> Destination.Carried? {
    carriedValue as? Destination.Carried
  }

  /// Returns the value that the screen saved with `saving(_:)`; `nil` if the app has not
  /// been restored, or the value cannot be read as that type. A value that cannot be read is
  /// reported in `Restoration.problems`.
  public func saved<Value: Codable>(as type: Value.Type = Value.self) -> Value? {
    savedValue?.read(as: type)
  }
}
