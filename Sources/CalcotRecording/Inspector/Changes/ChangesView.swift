import Calcot
import CalcotTree
import CalcotViews

struct ChangesView: SemanticView {
  let viewModel: ChangesViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Section(viewModel.note) {
        if viewModel.range.count > 1 {
          Slider(
            "Since moment", value: Double(viewModel.compared),
            in: Double(viewModel.range.lowerBound)...Double(viewModel.range.upperBound)
          ) { viewModel.comparedMomentChanged($0) }
        }
        if viewModel.sections.isEmpty {
          Text("The ViewModels and Models hold the same.", role: .secondary)
        }
      }
      for section in viewModel.sections {
        Section(section.title) { List(section.rows) { Row($0.id, detail: $0.detail) } }
          .id("\(section.id)")
      }
    }
  }
}
