import Calcot
public import Observation

/// The ViewModel for which every host under test brings a view of its own.
@MainActor @Observable
public final class TallyViewModel {
  /// How often it was counted.
  public private(set) var count = 0
  nonisolated init() {}
  /// Counts once more.
  public func countTapped() { count += 1 }
  /// What the native view is to show, as text that no other view shows.
  public var nativeText: String { "Natively \(count)" }
}

final class TallyView: SemanticView<TallyViewModel> {
  override func screen(_ viewModel: TallyViewModel) -> Screen {
    Screen("Tally") {
      Text("Semantically \(viewModel.count)")
      Button("Count") { viewModel.countTapped() }
    }
  }
}

/// The headless hosts' own view of the tally.
public final class TallyTestView: TestView {
  public var viewModel: TallyViewModel
  /// A view of the tally.
  public init(_ viewModel: TallyViewModel) { self.viewModel = viewModel }
  public var lines: [String] { ["Tally", viewModel.nativeText] }
  public var controls: [String: @MainActor () -> Void] {
    ["Count": { [viewModel] in viewModel.countTapped() }]
  }
}
