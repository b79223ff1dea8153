import Calcot
public import CalcotTesting
public import CalcotWeb

/// The browser's own view of the tally, for the conformance suite.
public final class TallyHTMLView: HTMLView {
  public var viewModel: TallyViewModel

  /// Creates a view of the tally.
  public init(_ viewModel: TallyViewModel) { self.viewModel = viewModel }

  public var title: String { "Tally" }

  public var body: HTML {
    HTML.tag("p", key: "text") { HTML.text(viewModel.nativeText) }
    HTML.button("Count") { [viewModel] in viewModel.countTapped() }
  }
}
