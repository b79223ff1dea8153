import Calcot
import CalcotConformance
import CalcotContent
import CalcotTerminal
import CalcotTesting
import CalcotTree
import CalcotViews

/// Random scenes, sizes and keys that repeat with the same seed.
@MainActor
struct RandomScenes {
  var generator: SeededGenerator

  private static let words = [
    "", "a", "Runners", "漢字とかな", "👨‍👩‍👧 Family", "e\u{301}cole", "a\u{1B}[2Jb\nc", "कि ไทยนี้",
    "A sentence that is so long that it does not fit in any narrow terminal at all.",
    "Supercalifragilisticexpialidocious",
  ]

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }
  mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }
  mutating func word() -> String { Self.words[number(0...Self.words.count - 1)] }

  mutating func symbol() -> Symbol? {
    chance(2) ? nil : Symbol.all[number(0...Symbol.all.count - 1)]
  }

  mutating func button() -> Button {
    Button(
      word(), symbol: symbol(),
      role: [.normal, .main, .destructive, .cancel, .refresh][number(0...4)],
      isEnabled: !chance(4)
    ) {}
  }

  mutating func row() -> Row {
    let detail = chance(2) ? word() : nil
    let row =
      switch number(0...4) {
      case 0: Row(word(), detail: detail)
      case 1: Row(word(), detail: detail, isChecked: chance(2)) { _ in }
      case 2: Row(word(), detail: detail, opens: NavigationAction {}).badge(word())
      default: Row(word(), detail: detail) {}
      }
    let pictured = picture(of: row).cells(word(), word())
    guard chance(3) else { return pictured }
    let actions = (0..<number(1...4)).map { _ in button() }
    return pictured.actions { actions }
  }

  private mutating func picture(of row: Row) -> Row {
    switch number(0...5) {
    case 0: row.avatar(source())
    case 1: row.picture(source())
    case 2: row.icon(symbol())
    default: row
    }
  }

  private mutating func source() -> ImageSource? {
    switch number(0...4) {
    case 0: nil
    case 1: .data(KindScenes.photo)
    case 2: KindScenes.noPicture
    case 3: .initials(word())
    default: .symbol(.star)
    }
  }

  private mutating func drawing() -> any Content {
    switch number(0...8) {
    case 0: return Text(word(), symbol: symbol() ?? .info)
    case 7:
      let inner = contents(depth: 2)
      return Line { inner }
    case 8:
      let visits = Planned.visits.prefix(number(0...4))
      let text = word()
      let month = Schedule(
        month: Planned.monday, of: visits, at: \.time, in: Planned.calendar
      ) { Row($0.id, detail: text) {} }
      return chance(2) ? month : month.onDay { _ in }
    case 1:
      return Image(source(), label: word(), role: [.picture, .avatar, .icon][number(0...2)])
    case 2: return Metric(word(), value: word(), trend: chance(2) ? .up(word()) : nil)
    case 3, 4:
      let points = (0..<number(0...90)).map { _ in
        ChartPoint(word(), Double(number(-9...9)), text: word())
      }
      let series = (0..<number(0...3)).map { ChartSeries(word(), points: points.dropLast($0)) }
      return Chart(word(), series: series, style: chance(2) ? .bars : .line)
    case 5:
      let inner = contents(depth: 2)
      return NativePiece(RouteMap(places: [word()]), label: word()) { inner }
    default: return table()
    }
  }

  private mutating func table() -> Table {
    let columns = (0..<number(0...4)).map { index in
      TableColumn(
        "\(index)", word(), isSortable: chance(2), order: chance(3) ? .ascending : nil,
        isNumeric: chance(2))
    }
    let rows = (0..<number(0...20)).map { _ in row() }
    let runs = rows.indices.map { SampleRun(id: $0, name: "", distance: "", date: "") }
    return Table(runs, columns: columns) { rows[$0.id] }
  }

  mutating func field() -> any Content {
    let options = (0..<number(0...25)).map { "\($0) \(word())" }
    let (label, error, isEnabled) = (word(), chance(3) ? word() : nil, !chance(4))
    switch number(0...7) {
    case 0: return Toggle(label, isOn: chance(2), error: error, isEnabled: isEnabled) { _ in }
    case 1:
      let chosen = chance(2) ? options.first : nil
      return Picker(
        label, selection: chosen, of: options, label: { $0 }, error: error, isEnabled: isEnabled
      ) { _ in }
    case 2:
      let chosen = Set(options.prefix(3))
      return Picker(
        label, selection: chosen, of: options, label: { $0 }, error: error, isEnabled: isEnabled
      ) { _ in }
    case 3:
      return NumberStepper(
        label, value: number(-5...5), in: -9...900, unit: word(), error: error,
        isEnabled: isEnabled
      ) { _ in }
    case 4:
      return Slider(
        label, value: Double(number(0...9)), in: 0...9, unit: word(), error: error,
        isEnabled: isEnabled
      ) { _ in }
    case 5:
      let first = number(1...3)
      return TextField(
        label, text: (0..<number(0...9)).map { _ in word() }.joined(separator: "\n"), error: error,
        lines: first...first + number(0...9), isEnabled: isEnabled
      ) { _ in }
    case 6:
      return DatePicker(
        label, date: chance(2) ? RecipeViewModel().day : nil, in: RecipeView.zone, error: error,
        isEnabled: isEnabled
      ) { _ in }
    default:
      return NumberField(
        label, value: number(0...5), in: 0...9, unit: word(), error: error, isEnabled: isEnabled
      ) { _ in }
    }
  }

  mutating func contents(depth: Int = 0) -> [any Content] {
    (0..<number(0...6)).map { _ -> any Content in
      switch number(0...14) {
      case 0: return Text(word(), role: [.body, .heading, .secondary, .error][number(0...3)])
      case 1: return button()
      case 2:
        return TextField(
          word(), text: word(), placeholder: chance(2) ? word() : nil,
          error: chance(2) ? word() : nil, role: chance(4) ? .search : .normal,
          isEnabled: !chance(4)
        ) { _ in }
      case 3:
        let rows = (0..<number(0...30)).map { _ in row() }
        return List(Array(rows.indices), id: \.self, label: chance(2) ? word() : nil) { rows[$0] }
          .layout(chance(2) ? .grid : .rows)
      case 4: return ActivityIndicator(word())
      case 6: return ProgressBar(word(), value: number(-1...5), total: 4)
      case 5 where depth < 2:
        let inner = contents(depth: depth + 1)
        return Section(chance(2) ? word() : nil, footer: chance(2) ? word() : nil) { inner }
      case 7, 8: return field()
      case 9: return Link(word(), opens: NavigationAction {})
      case 10:
        let inner = (0..<number(0...2)).map { _ in button() }
        return EmptyState(word(), symbol: symbol(), message: chance(2) ? word() : nil) { inner }
      case 11, 12, 13: return drawing()
      default: return Text(word())
      }
    }
  }

  mutating func screen() -> Screen {
    let (body, tools) = (contents(), (0..<number(0...3)).map { _ in button() })
    return Screen(word()) {
      body
    } toolbar: {
      tools
    }
  }

  mutating func scene() -> TerminalScene {
    let exits: [TerminalScene.Exit?] = [
      nil, .back(), .close(LayerID(rawValue: 1), blockedBy: "No."),
    ]
    return TerminalScene(
      layers: (1...number(1...3)).map {
        var next = $0 * 100
        return TerminalScene.Layer(
          id: LayerID(rawValue: $0), style: $0 == 1 ? nil : .sheet,
          arrangement: arrangement(exit: exits[number(0...2)], next: &next))
      })
  }

  mutating func arrangement(
    exit: TerminalScene.Exit?, next: inout Int, depth: Int = 0
  ) -> TerminalScene.Arrangement {
    next += 1
    let id = ScreenID(rawValue: next)
    switch depth < 3 ? number(0...5) : 0 {
    case 1, 2:
      let titles = (0..<number(1...12)).map { _ in word() }
      return .under(
        TerminalScene.Bar(
          container: id, kind: chance(2) ? .tabs : .pages, titles: titles,
          badges: chance(4) ? [0: word()] : [:], symbols: chance(2) ? [0: .star] : [:],
          selected: number(0...titles.count - 1)),
        arrangement(exit: exit, next: &next, depth: depth + 1))
    case 3:
      let sides = (0..<number(2...3)).map { _ in
        arrangement(exit: exit, next: &next, depth: depth + 1)
      }
      return .beside(id, sides, selected: number(0...sides.count - 1))
    default:
      return .pane(
        TerminalScene.Pane(screen: id, exit: exit, body: .semantic(screen().content)))
    }
  }

  mutating func size() -> CellSize {
    CellSize(
      columns: chance(3) ? number(0...6) : number(0...120),
      rows: chance(3) ? number(0...5) : number(0...40))
  }

  mutating func key() -> Key {
    let keys: [Key] = [
      .tab, .backTab, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape,
      .character("x"), .character(" "), .backspace, .delete, .paste("漢\n字"), .control("w"),
      .control("o"), .character("]"), .control("p"), .character("?"), .character("g"), .wheelDown,
      .click(column: 3, row: 3), .alt("1"), .alt("2"),
    ]
    return keys[number(0...keys.count - 1)]
  }
}
