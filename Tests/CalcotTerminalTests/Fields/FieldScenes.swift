import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Foundation
import Observation

/// The units of a recipe.
enum Units: String, CaseIterable { case metric = "Metric", imperial = "Imperial" }
/// The diets that a recipe is for.
enum Diet: String, CaseIterable {
  case vegan = "Vegan", glutenFree = "Gluten-free", nuts = "No nuts"
}

@MainActor @Observable
final class RecipeViewModel {
  static let categories = [
    "Starter", "Soup", "Salad", "Main dish", "Side dish", "Dessert", "Drink",
  ]

  var name = "Leek soup"
  var secret = ""
  var steps = "Wash the leeks.\nCut them."
  var isPublic = false
  var units: Units? = .metric
  var category: String? = "Soup"
  var diets: Set<Diet> = [.vegan]
  var servings = 4
  var weight = 1.5
  var volume = 40.0
  var day = Date(timeIntervalSince1970: 1_769_817_600)
  var meeting: Date?
  /// The names of values that are not taken.
  var refused: Set<String> = []

  func publicChanged(_ new: Bool) { if !refused.contains("public") { isPublic = new } }
  func categoryChosen(_ new: String) { if !refused.contains(new) { category = new } }
}

struct RecipeView: SemanticView {
  let viewModel: RecipeViewModel

  static let zone = TimeZone(secondsFromGMT: 0) ?? .current

  var screen: Screen {
    Screen("Recipe") {
      TextField("Name", text: viewModel.name) { viewModel.name = $0 }
      TextField("Steps", text: viewModel.steps, lines: 2...4) { viewModel.steps = $0 }
      TextField("Secret", text: viewModel.secret, role: .password) { viewModel.secret = $0 }
      Toggle("Public", isOn: viewModel.isPublic) { viewModel.publicChanged($0) }
      Picker("Units", selection: viewModel.units, of: Units.allCases, label: \.rawValue) {
        viewModel.units = $0
      }
      Picker(
        "Category", selection: viewModel.category, of: RecipeViewModel.categories, label: { $0 }
      ) { viewModel.categoryChosen($0) }
      Picker("Diets", selection: viewModel.diets, of: Diet.allCases, label: \.rawValue) {
        viewModel.diets = $0
      }
      numbers
    }
  }

  @ContentBuilder private var numbers: [any Content] {
    NumberStepper("Servings", value: viewModel.servings, in: 1...12) { viewModel.servings = $0 }
    NumberField("Weight", value: viewModel.weight, in: 0...100, decimals: 1, unit: "kg") {
      viewModel.weight = $0
    }
    Slider("Volume", value: viewModel.volume, in: 0...100, step: 5, unit: "%") {
      viewModel.volume = $0
    }
    DatePicker("Day", date: viewModel.day, in: Self.zone) { viewModel.day = $0 }
    DatePicker("Meeting", date: viewModel.meeting, showing: .dayAndTime, in: Self.zone) {
      viewModel.meeting = $0
    }
  }
}

enum RecipeRoute: Route { case recipe }

final class RecipeCoordinator: Coordinator {
  let navigation = StackNavigation<RecipeRoute>(root: .recipe)
  let viewModel = RecipeViewModel()

  func calcot(for route: RecipeRoute, at place: RoutePlace<RecipeRoute>) -> Placed {
    place.screen { Calcot(viewModel, view: RecipeView.init) }
  }
}

/// A screen with each kind of row, a link, a footer and an empty state.
@MainActor
enum RowScenes {
  static func rows(_ address: WebAddress) -> Screen {
    Screen("Shopping") {
      Section("This week", footer: "Checked items are removed on Sunday evening.") {
        Row("Leeks", detail: "1 kg", isChecked: true) { _ in }
        Row("Cream", isChecked: false) { _ in }
      }
      List(["Letters"], id: \.self) { name in
        Row(name, detail: "Ann", opens: NavigationAction {}).badge(3)
      }
      Row("Clear all") {}
      Row("Version", detail: "1.0")
      Link("Website", to: address)
      Link("Ann", opens: NavigationAction {})
    }
  }

  static let empty = Screen("Groups") {
    Text("All of them")
    EmptyState("No groups yet", message: "A group is where people run together.") {
      Button("Start one") {}
    }
    Text("That is all.")
  }
}
