import Calcot
import CalcotContent
import CalcotTerminalTesting
import CalcotViews
import Observation
import Testing

@testable import CalcotTerminal

@Suite("Selection in fields") @MainActor struct FieldSelectionTests {
  private let coordinator = SelectionCoordinator()
  private let terminal = VirtualTerminal(columns: 40, rows: 14)
  private let host: TerminalHost
  private var model: SelectionViewModel { coordinator.model }

  init() throws {
    host = TerminalHost(on: terminal)
    try host.start(CalcotApp(coordinator))
  }

  /// The characters in reverse, but for the labels.
  private var reversed: String {
    let labels = ["Name", "Notes", "Secret"]
    let rows = (0..<14).map { row in
      String(
        (0..<40).filter {
          terminal.style(column: $0, row: row).inverse && terminal.screen.cells[$0, row].width > 0
        }
        .map { terminal.screen.cells[$0, row].character })
    }
    return rows.filter { !$0.isEmpty && !labels.contains($0) }.joined(separator: "/")
  }

  @Test func `Shift with the arrows selects visibly, and typing replaces the selection`() {
    terminal.type(text: "one two")
    terminal.type(.shifted(.left), .shifted(.left))
    #expect(reversed == "wo")
    terminal.type(.shifted(.wordLeft), .shifted(.wordLeft), .shifted(.right))
    #expect(reversed == "ne two")
    terminal.type(.character("x"))
    #expect(model.name == "ox" && reversed == "")
    terminal.type(.control("_"))
    #expect(model.name == "one two", "and it comes back")
  }

  @Test(arguments: [
    (Key.backspace, "one", ""), (.delete, "one", ""), (.control("w"), "one", " two"),
    (.paste("!"), "one!", ""), (.shifted(.home), "one two", ""), (.left, "one two", ""),
  ])
  func `a key that removes, pastes or moves uses the selection`(
    _ key: Key, _ text: String, _ cut: String
  ) {
    terminal.type(text: "one two")
    terminal.type(.wordLeft, .left, .shifted(.end), key)
    #expect(model.name == text)
    #expect(reversed == (key == .shifted(.home) ? "one" : ""))
    terminal.type(.control("y"))
    if !cut.isEmpty { #expect(model.name == text + cut) }
  }

  @Test func `Alt-A selects all, and Alt-W copies it for the user's other programs and for Ctrl-Y`()
  {
    terminal.type(text: "漢字 two")
    terminal.type(.alt("a"))
    #expect(reversed == "漢字 two")
    terminal.type(.alt("w"))
    #expect(terminal.screen.copied == ["漢字 two"] && reversed == "漢字 two")
    terminal.type(.end, .control("y"))
    #expect(model.name == "漢字 two漢字 two")
    terminal.type(.alt("w"))
    #expect(terminal.screen.copied.count == 1, "nothing is selected")
  }

  @Test func `in several lines the selection goes from line to line`() {
    terminal.type(.tab)
    terminal.type(text: "first\nsecond\nthird")
    terminal.type(.up, .shifted(.up))
    #expect(reversed == "secon")
    terminal.type(.shifted(.home), .enter)
    #expect(model.notes == "\nd\nthird")
    terminal.type(.control("_"), .alt("a"))
    #expect(reversed == "first/second/third")
    terminal.type(.delete)
    #expect(model.notes == "")
  }

  @Test func `spaces that go on beyond a line can be selected, and are seen as far as the line`() {
    terminal.type(.tab)
    terminal.type(text: "end" + String(repeating: " ", count: 60))
    terminal.type(.shifted(.left))
    #expect(reversed == "")
    terminal.type(.backspace)
    #expect(model.notes == "end" + String(repeating: " ", count: 59))
    terminal.type(.alt("a"))
    #expect(reversed.hasPrefix("end ") && reversed.count <= 40)
  }

  @Test func `a selection in a long text is seen as far as the text is`() {
    terminal.type(text: String(repeating: "abcdefghij", count: 9))
    terminal.type(.alt("a"))
    #expect(!reversed.isEmpty && reversed.count <= 40 && reversed.allSatisfy(\.isLetter))
    terminal.type(.shifted(.home), .left)
    #expect(reversed == "")
  }

  @Test(arguments: [[Key.control("u")], [.alt("a"), .alt("w")], [.alt("a"), .control("w")]])
  func `what is cut in a secret field is not pasted into another`(_ keys: [Key]) {
    terminal.type(.tab, .tab)
    terminal.type(text: "hidden")
    for key in keys { terminal.type(key) }
    terminal.type(.backTab, .backTab, .control("y"))
    #expect(model.name == "" && model.notes == "")
    terminal.type(text: "N")
    #expect(model.name == "N")
  }

  @Test func `what is cut in a secret field is pasted there until another field is edited`() {
    terminal.type(.tab, .tab)
    terminal.type(text: "hidden")
    terminal.type(.control("u"), .control("y"), .control("y"))
    #expect(model.secret == "hiddenhidden")
    terminal.type(.control("u"), .backTab, .character("n"), .tab, .control("y"))
    #expect(model.secret == "")
  }

  @Test func `a secret is not copied, and Shift with an arrow moves the focus outside of texts`() {
    terminal.type(.tab, .tab)
    terminal.type(text: "hidden")
    terminal.type(.alt("a"), .alt("w"))
    #expect(model.secret == "hidden" && terminal.screen.copied.isEmpty)
    terminal.type(.tab)
    let focus = host.painted.focus
    terminal.type(.shifted(.down))
    #expect(host.painted.focus != focus)
  }
}

/// The route of an app with fields of each kind of text.
enum SelectionRoute: Route { case fields }

@MainActor @Observable final class SelectionViewModel {
  var name = ""
  var notes = ""
  var secret = ""
}

struct SelectionView: SemanticView {
  let viewModel: SelectionViewModel

  var screen: Screen {
    Screen("Fields") {
      TextField("Name", text: viewModel.name) { viewModel.name = $0 }
      TextField("Notes", text: viewModel.notes, lines: 3...3) { viewModel.notes = $0 }
      TextField("Secret", text: viewModel.secret, role: .password) { viewModel.secret = $0 }
      List(["One", "Two"], id: \.self) { name in Row(name) {} }
    }
  }
}

@MainActor final class SelectionCoordinator: Coordinator {
  let navigation = StackNavigation<SelectionRoute>(root: .fields)
  let model = SelectionViewModel()

  func calcot(for route: SelectionRoute, at place: RoutePlace<SelectionRoute>) -> Placed {
    place.screen { Calcot(model, view: SelectionView.init) }
  }
}
