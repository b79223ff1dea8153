import Calcot
import CalcotViews
import CalcotWeb
import Observation

/// A screen that shows one text in every slot.
@MainActor @Observable
final class Billboard {
  var text = ""
  /// The number of the user's taps.
  var taps = 0
}

enum BillboardRoute: LinkedRoute {
  case board, own, about(String)
  static let links = Links<BillboardRoute>(
    RouteLink("", .board), RouteLink("own", .own), RouteLink("about/:text", BillboardRoute.about))
}

enum BillboardTab: LinkedRoute {
  case only
  static let links = Links<BillboardTab>(RouteLink("board", .only))
}

final class BillboardTabs: Coordinator {
  let navigation: TabNavigation<BillboardTab>
  private let board: Billboard

  init(_ board: Billboard) {
    self.board = board
    navigation = TabNavigation([(.only, board.text)])
  }

  func calcot(for _: BillboardTab, at place: RoutePlace<BillboardTab>) -> Placed {
    place.flow(ChildFlow(BillboardCoordinator(board)))
  }
}

final class BillboardCoordinator: Coordinator {
  let navigation = StackNavigation<BillboardRoute>(root: .board)
  let board: Billboard

  init(_ board: Billboard) { self.board = board }

  func calcot(for route: BillboardRoute, at place: RoutePlace<BillboardRoute>) -> Placed {
    switch route {
    case .board:
      place.screen { Calcot(BoardViewModel(board: board, coordinator: self), view: BoardView.init) }
    case .own: place.screen { Calcot(OwnBoard(board: board)) { OwnBoardSemantics($0) } }
    case .about(let text):
      place.screen { Calcot(AboutBoard(text: text), view: AboutBoardView.init) }
    }
  }
}

@MainActor
struct BoardViewModel {
  let board: Billboard
  let coordinator: BillboardCoordinator

  func ask() async {
    _ = await coordinator.navigation.alert(
      board.text, message: board.text, choices: [Choice("Enough", role: .cancel, true)])
  }
}

struct BoardView: SemanticView {
  let viewModel: BoardViewModel

  var screen: Screen {
    let (text, board, coordinator) =
      (viewModel.board.text, viewModel.board, viewModel.coordinator)
    return Screen(text) {
      for role in [TextRole.body, .heading, .secondary, .error] { Text(text, role: role) }
      Button(text, role: .main) { board.taps += 1 }
      TextField(text, text: text, placeholder: text, error: text) { _ in }
      Section(text) {
        List([text], id: \.self, label: text) { text in
          Row(text, detail: text) { board.taps += 1 }.actions { Button(text) { board.taps += 1 } }
        }
      }
      ActivityIndicator(text)
    } toolbar: {
      Button("Ask") { await viewModel.ask() }
      Button("Tell") { coordinator.showMessage(text, .success) }
      Button("Warn") { coordinator.showMessage(text, .error) }
      Button("Open") { coordinator.navigation.push(.about(text)) }
      Button("Own") { coordinator.navigation.push(.own) }
    }
  }
}

struct AboutBoard { let text: String }

struct AboutBoardView: SemanticView {
  let viewModel: AboutBoard

  var screen: Screen { Screen("About") { Text(viewModel.text) } }
}

struct OwnBoard { let board: Billboard }

final class OwnBoardSemantics: StatefulView<OwnBoard> {}

/// An app's own view that puts the text wherever HTML takes one.
final class OwnBoardPage: HTMLView {
  var viewModel: OwnBoard
  init(_ viewModel: OwnBoard) { self.viewModel = viewModel }
  var title: String { viewModel.board.text }
  var body: HTML {
    let (text, board) = (viewModel.board.text, viewModel.board)
    HTML.tag(
      "p", key: text, class: text,
      attributes: ["title": text, "onclick": "ran = 1", "style": "color: red", "aria-label": text]
    ) { HTML.text(text) }
    HTML.tag("a", attributes: ["href": text]) { HTML.text("Link") }
    HTML.tag("a", attributes: ["href": "java\nscript:ran = 1"]) { HTML.text("Script") }
    HTML.tag("img", attributes: ["src": "data:text/html,x", "alt": text, "onerror": "ran = 1"])
    HTML.tag("script") { HTML.text("ran = 1") }
    HTML.tag(text) { HTML.text("Inside") }
    HTML.button(text) { board.taps += 1 }
    HTML.field(text + "!", text: text) { _ in }
  }
}
