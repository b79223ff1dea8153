import Calcot
import CalcotContent
import CalcotViews

struct SettingsView: SemanticView {
  let viewModel: SettingsViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Section(viewModel.regionHeader) {
        Picker(
          viewModel.languageLabel, selection: viewModel.language, of: viewModel.languages,
          label: viewModel.name(of:)
        ) { viewModel.languageChosen($0) }
        Picker(
          viewModel.distanceUnitLabel, selection: viewModel.distanceUnit,
          of: viewModel.distanceUnits, label: viewModel.name(of:)
        ) { viewModel.distanceUnitChosen($0) }
      }
      Section(viewModel.appearanceHeader) {
        Picker(
          viewModel.appearanceHeader, selection: viewModel.appearance, of: viewModel.appearances,
          label: viewModel.name(of:)
        ) { viewModel.appearanceChosen($0) }
      }
      Section(viewModel.groupsHeader, footer: viewModel.stylesExplanation) {
        Picker(
          viewModel.styleLabel, selection: viewModel.style, of: viewModel.styles,
          label: viewModel.name(of:)
        ) { await viewModel.styleChosen($0) }
      }
    }
  }
}
