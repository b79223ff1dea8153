@MainActor
struct RecipeSettingsViewModel {
  let interactor: RecipesInteractor

  var title: String { "Settings" }
  var unit: WeightUnit { interactor.unit }
  var showsPhotos: Bool { interactor.showsPhotos }

  func unitChosen(_ unit: WeightUnit) { interactor.unit = unit }
  func photosChosen(_ showsPhotos: Bool) { interactor.showsPhotos = showsPhotos }
}
