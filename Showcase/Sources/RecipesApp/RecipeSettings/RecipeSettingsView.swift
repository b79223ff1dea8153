import CalcotViews

struct RecipeSettingsView: SemanticView {
  let viewModel: RecipeSettingsViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Section("Amounts", footer: "Recipes and the shopping list are shown in this unit.") {
        Picker("Unit", selection: viewModel.unit, of: WeightUnit.allCases, label: \.rawValue) {
          viewModel.unitChosen($0)
        }
      }
      Section("List") {
        Toggle("Large photos", isOn: viewModel.showsPhotos) { viewModel.photosChosen($0) }
      }
    }
  }
}
