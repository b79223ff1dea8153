import Calcot
import CalcotTerminal
import CalcotTerminalTesting
import CalcotViews
import Testing

/// Scenes with containers, as samples for tests.
@MainActor
enum ContainerScenes {
  typealias Arrangement = TerminalScene.Arrangement

  static func id(_ number: Int) -> ScreenID { ScreenID(rawValue: number) }

  static func pane(
    _ screen: Screen, _ number: Int, exit: TerminalScene.Exit? = nil
  ) -> Arrangement {
    .pane(TerminalScene.Pane(screen: id(number), exit: exit, body: .semantic(screen.content)))
  }

  static func tabs(
    _ titles: [String], badges: [Int: String] = [:], selected: Int = 0, id number: Int = 90,
    _ inner: Arrangement
  ) -> Arrangement {
    .under(
      TerminalScene.Bar(
        container: id(number), kind: .tabs,
        titles: titles, badges: badges, selected: selected), inner)
  }

  static func pages(_ count: Int, selected: Int, id number: Int = 91, _ inner: Arrangement)
    -> Arrangement
  {
    let titles = Array(repeating: "", count: count)
    return .under(
      TerminalScene.Bar(
        container: id(number), kind: .pages, titles: titles, selected: selected), inner)
  }

  static func split(
    _ sides: Arrangement..., selected: Int = 0, id number: Int = 92
  ) -> Arrangement {
    .beside(id(number), sides, selected: selected)
  }

  static func scene(_ arrangement: Arrangement, style: ModalStyle? = nil) -> TerminalScene {
    TerminalScene(layers: [
      TerminalScene.Layer(id: LayerID(rawValue: 1), style: style, arrangement: arrangement)
    ])
  }

  static let titles = ["Groups", "People", "Invitations", "Settings"]

  /// Returns four tabs over an arrangement, by default the groups screen.
  static func fourTabs(_ inner: Arrangement? = nil, selected: Int = 0) -> Arrangement {
    tabs(titles, selected: selected, inner ?? pane(Samples.groups, 1))
  }

  static let inbox = Screen("Inbox") {
    List(1...3, id: \.self) { number in Row("Letter \(number)", opens: NavigationAction {}) }
  }

  static func letter(_ text: String = "") -> Screen {
    Screen("Letter 1") {
      Text("Dear all, on Sunday we run round the lake and have breakfast there.")
      TextField("Note", text: text) { _ in }
      Button("Reply") {}
    }
  }

  static let nothing = Screen("No letter") { Text("Choose one.") }
}

/// Expects the painted text and the focus.
@MainActor
func expectPicture(
  _ stage: Stage, focus: String, _ text: String, at place: SourceLocation = #_sourceLocation
) {
  #expect(stage.text == text, sourceLocation: place)
  #expect(stage.focused == focus, sourceLocation: place)
}
