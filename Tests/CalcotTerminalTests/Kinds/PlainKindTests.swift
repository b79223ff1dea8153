import Calcot
import CalcotContent
import CalcotTerminal
import CalcotViews
import Testing

@Suite("Pictures, figures and tables in plain text")
@MainActor
struct PlainKindTests {
  private func text(_ screen: Screen) -> String {
    PlainScreen(TerminalScene(layers: [.semantic(screen, number: 1)])).text
  }

  @Test func `pictures are words`() {
    #expect(
      text(KindScenes.pictures) == """
        Ada
        Photo of Ada, picture
        Map, picture being loaded
        Certificate, picture that cannot be shown
        Ada Lovelace, picture
        Favourite
        Berlin, by the river
        """)
  }

  @Test func `a row's picture and a button's symbol say nothing`() {
    #expect(
      text(KindScenes.people) == """
        People
        1  Ada Lovelace  runs
        2  Bo  runs
        Recipes
        3  Soup  30 min
        4  Stew  30 min
        5  [x] Cream
        6  Lost
        """)
    #expect(
      text(KindScenes.buttons) == """
        Groups
        1  [New]
        2  [Search]
        No groups yet
        Start one.
        3  [Start one]
        """)
  }

  @Test func `figures are read with their changes, charts point by point`() {
    #expect(
      text(KindScenes.figures) == """
        This month
        Distance: 42.5 km. Up: 2 km more than in April
        Distance a day: Mon 5.2 km, Tue 0 km, Wed 12.8 km, Thu 0.1 km, Fri 8 km
        Pace: Mon 5.2 km, Tue 0 km, Wed 12.8 km, Thu 0.1 km, Fri 8 km
        """)
    #expect(text(Screen("None") { Chart("Nothing", points: []) }) == "None\nNothing")
    let series = [ChartSeries("2025", points: KindScenes.week), ChartSeries("2026", points: [])]
    #expect(
      text(Screen("Years") { Chart("Distance", series: series) }) == """
        Years
        Distance
          2025: Mon 5.2 km, Tue 0 km, Wed 12.8 km, Thu 0.1 km, Fri 8 km
          2026
        """)
  }

  @Test func `a table says its order, and each row its columns`() {
    #expect(
      text(KindScenes.table()) == """
        Runs
        1  [Run]
        2  [Distance, sorted downwards]
        3  Around the lake. Distance 5.2 km. Date 12 May
        4  Hills. Distance 12.8 km. Date 9 May
        """)
  }

  @Test func `a native piece is read as its content or its label`() {
    #expect(text(KindScenes.piece) == "Route\nFrom the start to the lake.\nEmpty map")
  }

  @Test func `the words around pictures, figures and tables are the app's`() {
    var words = HostWords()
    words.labels.picture = "BILD: %1"
    words.labels.up = "MEHR: %1"
    words.labels.descending = "%1 (ABSTEIGEND)"
    let lines = [KindScenes.pictures, KindScenes.figures, KindScenes.table()].flatMap { screen in
      var scene = TerminalScene(layers: [.semantic(screen, number: 1)])
      scene.words = words
      return PlainScreen(scene).lines
    }
    #expect(lines.contains("BILD: Photo of Ada"))
    #expect(lines.contains("Distance: 42.5 km. MEHR: 2 km more than in April"))
    #expect(lines.contains("2  [Distance (ABSTEIGEND)]"))
  }
}
