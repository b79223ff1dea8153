import Calcot
import CalcotTerminal
import CalcotViews
import Observation

/// The routes of an app with a shelf that a wide host shows beside the book that is open.
enum ShelfRoute: Route {
  case shelf
  case book(Int)
  case page(Int)
  case lamp
}

@MainActor @Observable
final class ShelfViewModel {
  var search = ""
  var note = ""
  let navigation: StackNavigation<ShelfRoute>

  init(_ navigation: StackNavigation<ShelfRoute>) { self.navigation = navigation }
}

struct ShelfView: SemanticView {
  let viewModel: ShelfViewModel

  var screen: Screen {
    Screen("Shelf") {
      TextField("Search", text: viewModel.search) { viewModel.search = $0 }
      List(1...3, id: \.self) { number in
        Row("Book \(number)", opens: viewModel.navigation.pushing(.book(number)))
      }
      Row("Lamp", opens: viewModel.navigation.pushing(.lamp))
    }
  }
}

struct BookView: SemanticView {
  let viewModel: ShelfViewModel
  let number: Int

  var screen: Screen {
    Screen("Book \(number)") {
      Row("Page 1", opens: viewModel.navigation.pushing(.page(number)))
      TextField("Note", text: viewModel.note) { viewModel.note = $0 }
    }
  }
}

struct PageViewModel {
  let number: Int
}

struct PageView: SemanticView {
  let viewModel: PageViewModel

  var screen: Screen { Screen("Page of \(viewModel.number)") { Text("Once upon a time.") } }
}

/// A lamp that a view of the terminal's own shows and switches.
@MainActor @Observable
final class LampViewModel {
  var isOn = false
}

final class LampView: TerminalView {
  var viewModel: LampViewModel

  init(_ viewModel: LampViewModel) { self.viewModel = viewModel }

  var title: String { "Lamp" }

  func draw(in canvas: inout TerminalCanvas) {
    canvas.write(
      viewModel.isOn ? "On" : "Off", column: 0, row: 0,
      emphasis: canvas.isFocused ? .focused : .normal)
  }

  func handle(_ key: Key) -> Bool {
    guard key == .enter else { return false }
    viewModel.isOn.toggle()
    return true
  }
}

final class ShelfCoordinator: Coordinator {
  let navigation: StackNavigation<ShelfRoute>
  private(set) lazy var shelf = ShelfViewModel(navigation)
  let lamp = LampViewModel()

  init(root: ShelfRoute = .shelf) {
    navigation = StackNavigation(root: root, isSideBySide: true)
  }

  func calcot(for route: ShelfRoute, at place: RoutePlace<ShelfRoute>) -> Placed {
    switch route {
    case .shelf: place.screen { Calcot(shelf, view: ShelfView.init) }
    case .book(let number):
      place.screen { Calcot(shelf) { BookView(viewModel: $0, number: number) } }
    case .page(let number):
      place.screen { Calcot(PageViewModel(number: number), view: PageView.init) }
    case .lamp: place.screen { Calcot(lamp) }
    }
  }
}
