/// A View that says what is shown in semantic kinds, once for every host.
///
/// ```swift
/// final class GroupsView: SemanticView<GroupsViewModel> {
///   override func screen(_ viewModel: GroupsViewModel) -> Screen {
///     Screen(viewModel.title) {
///       List(viewModel.rows) { row in Row(row.name) { viewModel.rowTapped(row.id) } }
///     }
///   }
/// }
/// ```
@MainActor
open class SemanticView<ViewModel>: CalcotView {
  /// What to show. Setting it shows it by the end of the turn.
  public var viewModel: ViewModel { didSet { setNeedsUpdate() } }

  var needsUpdate: (@MainActor () -> Void)?

  /// A view of `viewModel`.
  public required init(_ viewModel: ViewModel) { self.viewModel = viewModel }

  /// What is shown for `viewModel`. Called at most once a turn, after a change of the ViewModel, of
  /// anything `@Observable` that it reads, or after ``setNeedsUpdate()``.
  open func screen(_ viewModel: ViewModel) -> Screen { Screen("\(Self.self)") {} }

  /// Called once, when the screen has been put into the navigation tree.
  open func viewDidLoad() {}

  /// Says that something which the view itself holds has changed.
  public final func setNeedsUpdate() { needsUpdate?() }
}
