import Calcot
import CalcotViews

struct SettingsView: SemanticView {
  let viewModel: SettingsViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Section(viewModel.groupsHeader, footer: viewModel.stylesExplanation) {
        Picker(
          viewModel.styleLabel, selection: viewModel.style, of: viewModel.styles,
          label: viewModel.name(of:)
        ) { await viewModel.styleChosen($0) }
      }
    }
  }
}
