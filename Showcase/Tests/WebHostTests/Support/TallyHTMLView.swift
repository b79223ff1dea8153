import Calcot
import CalcotConformance
import CalcotTesting
import CalcotWeb

/// The browser's own view of the tally, for the conformance suite.
final class TallyHTMLView: HTMLView {
  var viewModel: TallyViewModel

  init(_ viewModel: TallyViewModel) { self.viewModel = viewModel }

  var title: String { "Tally" }

  var body: HTML {
    HTML.tag("p", key: "text") { HTML.text(viewModel.nativeText) }
    HTML.button("Count") { [viewModel] in viewModel.countTapped() }
  }
}
