import Calcot
public import CalcotTesting
import CalcotViews
public import Observation

/// The ViewModel for which every host under test supplies a native view.
@MainActor @Observable
public final class TallyViewModel {
  /// The number of counts so far.
  public private(set) var count = 0
  nonisolated init() {}
  /// Increments the count.
  public func countTapped() { count += 1 }
  /// The text of the native view, which no other view shows.
  public var nativeText: String { "Natively \(count)" }
}

struct TallyView: SemanticView {
  let viewModel: TallyViewModel

  var screen: Screen {
    Screen("Tally") {
      Text("Semantically \(viewModel.count)")
      Button("Count") { viewModel.countTapped() }
    }
  }
}

/// The headless hosts' own view of the tally.
public final class TallyTestView: TestView {
  public var viewModel: TallyViewModel
  /// Creates a view of the tally.
  public init(_ viewModel: TallyViewModel) { self.viewModel = viewModel }
  public var lines: [String] { ["Tally", viewModel.nativeText] }
  public var controls: [String: @MainActor () -> Void] {
    ["Count": { [viewModel] in viewModel.countTapped() }]
  }
}
