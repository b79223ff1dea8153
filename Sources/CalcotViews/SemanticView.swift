public import Calcot
import CalcotTree

/// A View that is written once for every host: it describes its screen in semantic terms. Use it
/// for every screen whose View holds no state.
///
/// ```swift
/// struct GroupsView: SemanticView {
///   let viewModel: GroupsViewModel
///
///   var screen: Screen {
///     Screen(viewModel.title) {
///       List(viewModel.rows) { row in Row(row.name) { viewModel.rowTapped(row.id) } }
///     }
///   }
/// }
///
/// Calcot(viewModel, view: GroupsView.init)
/// ```
///
/// A View that holds state of its own, or is its ViewModel's delegate, is a ``StatefulView``. A
/// host's own View for the ViewModel takes precedence on that host.
@MainActor
public protocol SemanticView<ViewModel> {
  /// The type of the ViewModel.
  associatedtype ViewModel

  /// The ViewModel that the View presents.
  var viewModel: ViewModel { get }

  /// The content of the screen. Read at most once a turn, after a change of the ViewModel or of an
  /// `@Observable` value that it reads.
  var screen: Screen { get }
}

extension Calcot {
  /// Creates a calçot whose immutable ViewModel is recreated when any of `changes` has notified its
  /// observers, at most once a turn.
  public init<each Payload, V: SemanticView>(
    remadeOn changes: repeat ObserverSet<each Payload>,
    viewModel: @escaping @MainActor () -> V.ViewModel,
    view: @escaping @MainActor (V.ViewModel) -> V
  ) {
    self.init(
      parts: TypedParts(
        viewModel: viewModel(), remake: viewModel, view: .rendering(view),
        observe: observing(repeat each changes)))
  }

  /// Creates a calçot with a constant ViewModel: an `@Observable` one, or one that never changes.
  public init<V: SemanticView>(
    _ viewModel: V.ViewModel, view: @escaping @MainActor (V.ViewModel) -> V
  ) {
    self.init(parts: TypedParts(viewModel: viewModel, view: .rendering(view)))
  }
}

extension SemanticSource {
  /// Returns a source that renders the View that `make` returns for the ViewModel.
  static func rendering<V: SemanticView>(
    _ make: @escaping @MainActor (V.ViewModel) -> V
  ) -> SemanticSource<V.ViewModel> where ViewModel == V.ViewModel {
    .function(view: V.self) { viewModel, request in
      make(viewModel).screen.rendered(request)
    }
  }
}
