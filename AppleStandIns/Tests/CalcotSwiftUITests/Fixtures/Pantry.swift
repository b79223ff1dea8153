import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Observation

enum PantryRoute: Route {
  case shelf
  case jar(Int)
  /// A form that asks before it is left, once something is typed.
  case label
  /// A list with a row for each of ten thousand beans.
  case beans
  /// A form that is loaded first.
  case recipe
  /// A screen that a test shows with a view of its own.
  case scale
}

/// A small app for the tests of the SwiftUI host.
final class PantryCoordinator: Coordinator, AddressOpening, Sharing, FilePicking {
  let navigation = StackNavigation<PantryRoute>(root: .shelf)
  let pantry = Pantry()
  var guardAnswer: @MainActor (TreeTransition) -> GuardAnswer = { _ in .allow }

  func guardTransition(_ proposed: TreeTransition) -> GuardAnswer { guardAnswer(proposed) }

  func calcot(for route: PantryRoute, at place: RoutePlace<PantryRoute>) -> Placed {
    switch route {
    case .shelf:
      place.screen {
        Calcot(ShelfViewModel(pantry: pantry, navigation: navigation), view: ShelfView.init)
      }
    case .jar(let number): place.screen { Calcot(JarViewModel(number: number), view: JarView.init) }
    case .label: place.screen { Calcot(LabelViewModel(), view: LabelView.init) }
    case .beans: place.screen { Calcot(BeansViewModel(pantry: pantry), view: BeansView.init) }
    case .recipe: place.screen { Calcot(BeansViewModel(pantry: pantry), view: RecipeView.init) }
    case .scale:
      place.screen {
        Calcot(remadeOn: pantry.weightDidChange) {
          ScaleViewModel(weight: self.pantry.weight)
        } view: {
          ScaleView(viewModel: $0)
        }
      }
    }
  }
}

@MainActor @Observable
final class Pantry {
  var jars = [1, 2, 3]
  var search = ""
  /// The texts with which the keyboard's Search key was pressed.
  var searches: [String] = []
  var isBusy = false
  var isClosed = false
  private(set) var refreshes = 0
  @ObservationIgnored var rowsAsked: [Range<Int>] = []
  @ObservationIgnored let weightDidChange = ObserverSet<Void>()
  @ObservationIgnored var weight = 1 { didSet { weightDidChange.notify() } }
  @ObservationIgnored let gate = Gate()

  func refresh() async {
    await gate.pass()
    refreshes += 1
  }
}

@MainActor
final class ShelfViewModel {
  let pantry: Pantry
  let navigation: StackNavigation<PantryRoute>

  init(pantry: Pantry, navigation: StackNavigation<PantryRoute>) {
    self.pantry = pantry
    self.navigation = navigation
  }

  var jars: [Int] {
    pantry.jars.filter { pantry.search.isEmpty || "Jar \($0)".contains(pantry.search) }
  }
}

struct ShelfView: SemanticView {
  let viewModel: ShelfViewModel

  var screen: Screen {
    Screen("Shelf") {
      TextField("Find", text: viewModel.pantry.search, role: .search) {
        viewModel.pantry.search = $0
      }
      .onSubmit { viewModel.pantry.searches.append(viewModel.pantry.search) }
      List(viewModel.jars, id: \.self) { jar in
        Row("Jar \(jar)", detail: "No. \(jar)") { viewModel.navigation.push(.jar(jar)) }
          .actions {
            Button("Eat", role: .destructive) { viewModel.pantry.jars.removeAll { $0 == jar } }
          }
      }
      Text("\(viewModel.pantry.refreshes) refreshes", role: .secondary)
    } toolbar: {
      Button("Refresh", role: .refresh) { await viewModel.pantry.refresh() }
      Button("New label") { viewModel.navigation.present(.label) }
    }
  }
}

@MainActor
final class JarViewModel {
  let number: Int
  init(number: Int) { self.number = number }
}

struct JarView: SemanticView {
  let viewModel: JarViewModel

  var screen: Screen {
    Screen("Jar \(viewModel.number)") { Text("This is jar \(viewModel.number).") }
  }
}

@MainActor @Observable
final class LabelViewModel: Leavable {
  var text = ""
  var isPrinting = false

  var leavability: Leavability {
    if isPrinting { return .blocked("It is being printed.") }
    return text.isEmpty
      ? .free
      : .asks(Question("Throw it away?", action: "Throw away", role: .destructive, cancel: "Stay"))
  }
}

struct LabelView: SemanticView {
  let viewModel: LabelViewModel

  var screen: Screen {
    Screen("Label") {
      TextField(
        "Words", text: viewModel.text, error: viewModel.text == "Salt" ? "Not again." : nil
      ) {
        viewModel.text = String($0.prefix(8))
      }
      .onSubmit { viewModel.text = "" }
    } toolbar: {
      Button("Print", role: .main) { viewModel.isPrinting = true }
    }
  }
}

@MainActor
final class BeansViewModel {
  let pantry: Pantry
  init(pantry: Pantry) { self.pantry = pantry }
}

struct BeansView: SemanticView {
  let viewModel: BeansViewModel

  var screen: Screen {
    Screen("Beans") {
      if !viewModel.pantry.isBusy {
        TextField("Find", text: viewModel.pantry.search, role: .search) {
          viewModel.pantry.search = $0
        }
      }
      List(0..<10_000, id: \.self) { Row("Bean \($0)") }
        .onShow { viewModel.pantry.rowsAsked.append($0) }
    } toolbar: {
      if !viewModel.pantry.isBusy {
        Button("Refresh", role: .refresh, isEnabled: !viewModel.pantry.isClosed) {
          await viewModel.pantry.refresh()
        }
      }
    }
  }
}

struct RecipeView: SemanticView {
  let viewModel: BeansViewModel

  var screen: Screen {
    Screen("Recipe") {
      if viewModel.pantry.isBusy {
        ActivityIndicator("Loading")
      } else {
        TextField("Words", text: viewModel.pantry.search) { viewModel.pantry.search = $0 }
      }
    }
  }
}

/// An immutable ViewModel.
@MainActor
struct ScaleViewModel {
  let weight: Int
}

struct ScaleView: SemanticView {
  let viewModel: ScaleViewModel

  var screen: Screen {
    Screen("Scale") { Text("Semantically \(viewModel.weight) g") }
  }
}

extension PantryRoute: LinkedRoute {
  static let links = Links<PantryRoute>(
    RouteLink("", .shelf), RouteLink("jars/:jar", PantryRoute.jar))
}

let pantryRoutes = RouteRegistry(PantryRoute.self)
