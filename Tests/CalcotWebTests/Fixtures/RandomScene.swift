import Calcot
import CalcotTesting
import CalcotViews
@testable import CalcotWeb

/// A generator of random scenes that vary every property.
@MainActor
enum RandomScene {
  static func make(_ random: inout SeededGenerator) -> WebScene {
    let count = Int.random(in: 1...3, using: &random)
    let sheets = [ModalStyle.sheet, .halfSheet, .popover]
    let layers = (0..<count).map { place -> WebScene.Layer in
      let arrangement = arrangement(&random, first: place * 10)
      return WebScene.Layer(
        id: LayerID(rawValue: 100 + place),
        style: place == 0 ? nil : sheets[place % sheets.count],
        arrangement: arrangement)
    }
    return WebScene(layers: layers)
  }

  private static func arrangement(
    _ random: inout SeededGenerator, first: Int
  ) -> WebScene.Arrangement {
    let pane = pane(&random, ScreenID(rawValue: first + Int.random(in: 1...3, using: &random)))
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let bar = WebScene.Bar(
        container: ScreenID(rawValue: first + 7),
        kind: Bool.random(using: &random) ? .tabs : .pages,
        titles: ["One", RandomText.make(&random)],
        badges: Bool.random(using: &random) ? [0: RandomText.make(&random)] : [:],
        symbols: Bool.random(using: &random) ? [1: RandomContent.symbol(&random)] : [:],
        selected: Int.random(in: 0...1, using: &random))
      return .under(bar, .pane(pane))
    case 1:
      let other = self.pane(&random, ScreenID(rawValue: first + 5))
      let third: [WebScene.Arrangement] =
        Bool.random(using: &random)
        ? [.pane(self.pane(&random, ScreenID(rawValue: first + 6)))] : []
      return .beside(
        ScreenID(rawValue: first + 8), [.pane(pane), .pane(other)] + third,
        selected: Int.random(in: 0...1, using: &random))
    default: return .pane(pane)
    }
  }

  private static func pane(_ random: inout SeededGenerator, _ id: ScreenID) -> WebScene.Pane {
    let exits: [WebScene.Exit?] = [
      nil, .back(blockedBy: nil), .back(blockedBy: "no <b>"),
      .close(LayerID(rawValue: 4), blockedBy: nil),
    ]
    return WebScene.Pane(
      screen: id, exit: exits[Int.random(in: 0..<exits.count, using: &random)],
      body: .semantic(screen(&random).content))
  }

  private static func screen(_ random: inout SeededGenerator) -> Screen {
    var body: [any Content] = []
    for _ in 0..<Int.random(in: 0...5, using: &random) { body += content(&random, depth: 0) }
    let buttons = (0..<Int.random(in: 0...3, using: &random)).map { _ in button(&random) }
    return Screen(RandomText.make(&random)) {
      body
    } toolbar: {
      buttons
    }
  }

  private static func content(
    _ random: inout SeededGenerator, depth: Int
  ) -> [any Content] {
    switch Int.random(in: 0..<14, using: &random) {
    case 0:
      return [Text(RandomText.make(&random), role: Bool.random(using: &random) ? .body : .error)]
    case 1: return [button(&random)]
    case 2:
      let error = Bool.random(using: &random) ? RandomText.make(&random) : nil
      return [
        TextField(
          "Field \(Int.random(in: 0...2, using: &random))", text: RandomText.make(&random),
          error: error, role: Bool.random(using: &random) ? .search : .normal,
          isEnabled: Bool.random(using: &random)
        ) { _ in }
      ]
    case 3 where depth < 2:
      let inner = content(&random, depth: depth + 1) + content(&random, depth: depth + 1)
      return [Section(Bool.random(using: &random) ? RandomText.make(&random) : nil) { inner }]
    case 4: return [ActivityIndicator(RandomText.make(&random))]
    case 5:
      let done = Int.random(in: -1...5, using: &random)
      return [ProgressBar(RandomText.make(&random), value: done, total: 4)]
    case 6: return [list(&random)]
    default: return [RandomContent.make(&random)]
    }
  }

  private static func button(_ random: inout SeededGenerator) -> Button {
    Button(
      "Do \(Int.random(in: 0...3, using: &random))",
      symbol: Bool.random(using: &random) ? RandomContent.symbol(&random) : nil,
      role: Bool.random(using: &random) ? .refresh : .normal,
      isEnabled: Bool.random(using: &random)
    ) {}
  }

  private static func list(_ random: inout SeededGenerator) -> List {
    let keys = Array(
      (0..<12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random)))
    let details = keys.map { _ in RandomText.make(&random) }
    let hasActions = Bool.random(using: &random)
    let pictures = (0..<12).map { _ in RandomContent.source(&random) }
    let rows = zip(keys, details).map { KeyedDetail(id: $0, detail: $1) }
    return List(rows, label: Bool.random(using: &random) ? "Rows" : nil) { row in
      let line = Row("Row \(row.id)", detail: row.detail) {}.picture(pictures[row.id])
      return hasActions ? line.actions { Button("Remove") {} } : line
    }.layout(Bool.random(using: &random) ? .grid : .rows)
  }
}

private struct KeyedDetail: Identifiable {
  let id: Int
  let detail: String
}
