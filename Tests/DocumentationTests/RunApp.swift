import Calcot
import CalcotTesting
import CalcotViews
import Foundation
import Observation
import Testing

// The example of the article "Forms".

enum RunKind: String, CaseIterable {
  case road = "Road"
  case trail = "Trail"
}

@MainActor @Observable
final class RunFormViewModel {
  var day = Date(timeIntervalSince1970: 1_800_000_000)
  var distance = 5.0
  var runners = 4
  var kind = RunKind.road
  var isPublic = false
  var note = ""
  private(set) var isSaved = false
  let today = Date(timeIntervalSince1970: 1_800_000_000)
  let discardQuestion = Question(
    "Discard the run?", action: "Discard", role: .destructive, cancel: "Keep")

  nonisolated init() {}

  var canSave: Bool { distance > 0 }
  func saveTapped() async { isSaved = true }
  func discardTapped() { note = "" }
}

struct RunFormView: SemanticView {
  let viewModel: RunFormViewModel

  var screen: Screen {
    Screen("Plan a run") {
      DatePicker("Day", date: viewModel.day, from: viewModel.today) { viewModel.day = $0 }
      NumberField("Distance", value: viewModel.distance, in: 0...100, decimals: 1, unit: "km") {
        viewModel.distance = $0
      }
      NumberStepper("Runners", value: viewModel.runners, in: 2...30) { viewModel.runners = $0 }
      Picker("Kind", selection: viewModel.kind, of: RunKind.allCases, label: \.rawValue) {
        viewModel.kind = $0
      }
      Toggle("Public", isOn: viewModel.isPublic) { viewModel.isPublic = $0 }
      TextField("Note", text: viewModel.note, lines: 3...8) { viewModel.note = $0 }
    } toolbar: {
      Button("Save", role: .main, isEnabled: viewModel.canSave) { await viewModel.saveTapped() }
      Button("Discard", role: .destructive) { viewModel.discardTapped() }
        .confirming(viewModel.discardQuestion)
    }
  }
}

struct ShoppingItem: Identifiable {
  let id: Int
  let name: String
  var isBought = false
}

@MainActor @Observable
final class ShoppingViewModel {
  var items = [ShoppingItem(id: 1, name: "Leeks"), ShoppingItem(id: 2, name: "Almonds")]
  let prices: WebAddress

  nonisolated init(prices: WebAddress) { self.prices = prices }

  var remaining: String { "\(items.count { !$0.isBought }) to buy" }

  func itemChecked(_ id: Int, _ isBought: Bool) {
    guard let place = items.firstIndex(where: { $0.id == id }) else { return }
    items[place].isBought = isBought
  }

  func recipesTapped() { items.append(ShoppingItem(id: 3, name: "Tomatoes")) }
}

struct ShoppingView: SemanticView {
  let viewModel: ShoppingViewModel

  var screen: Screen {
    Screen("Shopping") {
      Section("To buy", footer: viewModel.remaining) {
        List(viewModel.items) { item in
          Row(item.name, isChecked: item.isBought) { viewModel.itemChecked(item.id, $0) }
        }
      }
      if viewModel.items.isEmpty {
        EmptyState("Nothing to buy", message: "Add what a recipe needs.") {
          Button("Show the recipes") { viewModel.recipesTapped() }
        }
      }
      Link("Prices", to: viewModel.prices)
    }
  }
}

enum RunRoute: Route {
  case form, shopping
}

final class RunCoordinator: Coordinator {
  let navigation = StackNavigation<RunRoute>(root: .form)
  let form = RunFormViewModel()
  let shopping: ShoppingViewModel?

  init() { shopping = (try? WebAddress("prices.example")).map(ShoppingViewModel.init) }

  func calcot(for route: RunRoute, at place: RoutePlace<RunRoute>) -> Placed {
    place.screen {
      switch (route, shopping) {
      case (.shopping, let shopping?): Calcot(shopping, view: ShoppingView.init)
      case (.form, _), (.shopping, nil): Calcot(form, view: RunFormView.init)
      }
    }
  }
}

@MainActor
@Suite("The forms of the documentation")
struct RunAppTests {
  @Test func `plans a run`() async {
    let app = TestApp(RunCoordinator())
    await app.fill("Distance", with: "7.5")
    await app.step("Runners")
    await app.choose("Trail", for: "Kind")
    await app.tap("Public")
    app.expect("Kind: Trail", "Public: on")
  }

  @Test func `refuses a day before today, and asks before it discards`() async {
    let coordinator = RunCoordinator()
    let app = TestApp(coordinator)
    await app.fill("Day", with: "2001-01-01")
    await app.fill("Note", with: "Bring water.\nAnd a lamp.")
    app.expect("Not before")
    #expect(coordinator.form.day == coordinator.form.today)
    await app.tap("Discard")
    await app.tap("Keep")
    #expect(coordinator.form.note == "Bring water.\nAnd a lamp.")
    await app.fill("Day", with: "2999-01-01")
    await app.tap("Save")
    #expect(coordinator.form.isSaved)
  }

  @Test func `checks off what is bought, and leads to the recipes from an empty list`() async {
    let coordinator = RunCoordinator()
    let app = TestApp(coordinator)
    coordinator.navigation.push(.shopping)
    await app.settle()
    await app.tap("Leeks", as: .row)
    app.expect("☑ Leeks", "☐ Almonds", "1 to buy")
    coordinator.shopping?.items = []
    await app.settle()
    await app.tap("Show the recipes")
    app.expect("☐ Tomatoes")
    await app.tap("Prices")
    #expect(app.driver.performed.count == 1)
  }
}
