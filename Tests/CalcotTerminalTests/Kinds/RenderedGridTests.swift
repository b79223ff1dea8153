import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import CalcotTesting
import CalcotViews
import Testing

@MainActor
struct RenderedGridTests {
  private static let dishes = ["Soup", "Stew", "Bread", "Salad", "Cake"]

  private func dishes(_ names: [String] = dishes, cooked: Set<String> = []) -> Screen {
    Screen("Dishes") {
      List(names, id: \.self) { name in
        Row(name, detail: "\(name.count)0 min", opens: NavigationAction {})
          .actions {
            if cooked.contains(name) {
              Button("Cook") {}
              Button("Drop") {}
            }
          }
      }
      .layout(.grid)
      Button("Order") {}
    }
  }

  @Test func `has as many cards side by side as fit at 80 columns`() {
    #expect(
      Stage(dishes(), columns: 80, rows: 12).text.hasPrefix(
        """
         Dishes
         Soup                   ›  Stew                   ›  Bread                  ›
         40 min                    40 min                    50 min
         Salad                  ›  Cake                   ›
         50 min                    40 min
         [Order]
        """))
  }

  @Test func `uses all of a window of 200 columns, where lines of text and of a list end at 100`() {
    let lines = Stage(dishes(), columns: 200, rows: 12).lines
    let names = lines[1].split(whereSeparator: { " ›".contains($0) }).map(String.init)
    #expect(names == Self.dishes)
    #expect(DisplayWidth.of(lines[1]) > 101)
    let long = String(repeating: "word ", count: 30)
    let both = Screen("Dishes") {
      Text(long)
      List(Self.dishes, id: \.self) { Row($0) {} }.layout(.grid)
    }
    let list = Screen("Dishes") {
      Text(long)
      List(Self.dishes, id: \.self) { Row($0, opens: NavigationAction {}) }
    }
    for screen in [both, list] {
      let texts = Stage(screen, columns: 200, rows: 30).lines.filter { $0.contains("word") }
      #expect(texts.count == 2 && texts.allSatisfy { DisplayWidth.of($0) <= 101 })
    }
    let row = Stage(list, columns: 200, rows: 30).lines.first { $0.contains("Soup") } ?? ""
    #expect(DisplayWidth.of(row) == 101)
  }

  @Test("is a list in a narrow window", arguments: [20, 40])
  func narrow(_ columns: Int) {
    let grid = Stage(dishes(), columns: columns, rows: 12).lines
    let list = Stage(
      Screen("Dishes") {
        List(Self.dishes, id: \.self) { name in
          Row(name, detail: "\(name.count)0 min", opens: NavigationAction {})
        }
        Button("Order") {}
      }, columns: columns, rows: 12
    ).lines
    #expect(grid == list)
  }

  @Test func `leads to the card in the direction of an arrow`() {
    var stage = Stage(dishes(), columns: 80, rows: 12)
    #expect(stage.focused == "Soup")
    func press(_ key: Key, _ name: String, at place: SourceLocation = #_sourceLocation) {
      stage.press(key)
      #expect(stage.focused.prefix { $0 != " " } == name, sourceLocation: place)
    }
    press(.right, "Stew")
    press(.down, "Cake")
    press(.up, "Stew")
    press(.right, "Bread")
    press(.right, "Bread")
    press(.down, "Cake")
    press(.left, "Salad")
    press(.up, "Soup")
    press(.down, "Salad")
    press(.down, "[Order]")
    press(.up, "Salad")
    press(.up, "Soup")
    press(.left, "Soup")
    press(.tab, "[Order]")
    press(.tab, "Soup")
    press(.end, "Cake")
  }

  @Test func `keeps the actions of a card under it, to which Down leads`() {
    var stage = Stage(dishes(cooked: ["Stew", "Cake"]), columns: 80, rows: 14)
    #expect(
      stage.text.contains(
        """
         Soup                   ›  Stew                   ›  Bread                  ›
         40 min                    40 min                    50 min
                                   [Cook] [Drop]
         Salad                  ›  Cake                   ›
         50 min                    40 min
                                   [Cook] [Drop]
        """))
    stage.press(.down)
    #expect(stage.focused.hasPrefix("Salad"), "a card without actions has none to lead to")
    stage.press(.up, .right)
    #expect(stage.lines.last?.contains("c Cook") == true)
    stage.press(.down)
    #expect(stage.focused == "[Cook]")
    stage.press(.right)
    #expect(stage.focused == "[Drop]")
    stage.press(.down)
    #expect(stage.focused.hasPrefix("Cake"))
    stage.press(.down, .up, .up)
    #expect(stage.focused == "[Cook]")
    guard case .send(.activate(let id, _)) = stage.press(.enter) else {
      Issue.record("the action of a card does nothing")
      return
    }
    #expect(id.path.contains("Stew"))
  }

  @Test func `gives the place of a card that is gone to the next one`() {
    var stage = Stage(dishes(), columns: 80, rows: 12)
    stage.press(.right, .right)
    #expect(stage.focused.hasPrefix("Bread"))
    stage.show(dishes(["Soup", "Stew", "Salad", "Cake"]))
    #expect(stage.focused.hasPrefix("Salad"))
  }

  @Test func `asks for the cards that are to be seen, and keeps their lines`() async throws {
    let driver = TerminalDriver(columns: 80, rows: 12)
    let app = TestApp(CardsCoordinator(), on: driver)
    defer { app.end() }
    driver.press(.right, .end)
    await app.settle()
    #expect(driver.lines.contains { $0.hasPrefix(" Card 300") && !$0.contains("Card 299") })
    driver.press(.end, .up, .right)
    await app.settle()
    let line = try #require(driver.lines.first { $0.contains("Card 297 ") })
    #expect(line.contains("Card 298 ") && line.contains("Card 299 "))
    // NB: a test that taps it goes to it from the first card, by 400 keys.
    driver.press(.right, .enter)
    await app.settle()
    #expect(driver.lines.first?.contains("Card 299") == true)
  }
}

/// An app with 301 cards, of which few are built at a time.
final class CardsCoordinator: Coordinator {
  let navigation = StackNavigation<CardRoute>(root: .all)

  func calcot(for route: CardRoute, at place: RoutePlace<CardRoute>) -> Placed {
    place.screen { Calcot((route, navigation), view: CardsView.init) }
  }
}

enum CardRoute: Route {
  case all
  case card(Int)
}

struct CardsView: SemanticView {
  let viewModel: (route: CardRoute, navigation: StackNavigation<CardRoute>)

  var screen: Screen {
    switch viewModel.route {
    case .all:
      Screen("Cards") {
        List(0..<301, id: \.self) { number in
          Row("Card \(number)", opens: viewModel.navigation.pushing(.card(number)))
        }
        .layout(.grid)
      }
    case .card(let number): Screen("Card \(number)") { Text("One of many.") }
    }
  }
}
