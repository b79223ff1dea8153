import Calcot
import CalcotContent
import CalcotTesting

/// The check that what a screen shows follows the language and the time zone, and nothing else.
@MainActor
struct SettingCheck {
  private let kind: OutsideEvent.Kind
  private let setting: (name: String, value: String)
  private let before: [(screen: ScreenID, content: ScreenContent)]

  /// The rule that is checked.
  var invariant: Invariant { kind == .timeZone ? .followsTimeZone : .translated }

  /// Creates a check for a move that sets another language or time zone; nil for other moves.
  init?(_ move: TestMove, _ app: TestApp) {
    guard case .outside(let name) = move, let event = app.outside.move(name),
      let setting = event.setting, app.outside.settings[setting.name] != setting.value
    else { return nil }
    switch event.kind {
    case .language, .timeZone: (kind, self.setting) = (event.kind, setting)
    case .event, .setting, .connection: return nil
    }
    before = Self.contents(of: app)
  }

  /// Returns a problem for each screen that is still shown and has what it had before.
  ///
  /// - Parameter data: The texts that are known to be data, which no language changes.
  func problems(in app: TestApp, data: Set<String>, name: (ScreenID) -> String) -> [Problem] {
    Self.contents(of: app).compactMap { screen, after in
      guard let before = before.first(where: { $0.screen == screen })?.content else { return nil }
      let days = kind == .timeZone ? [] : Weekdays.differences(pairs(before, after))
      guard days.isEmpty else {
        return Problem(
          invariant, on: name(screen),
          "With the \(setting.name) \(setting.value), another weekday is named: "
            + days.joined(separator: ", "))
      }
      let same = kind == .timeZone ? times(before, after) : texts(before, after).subtracting(data)
      guard !same.isEmpty else { return nil }
      let list = same.sorted().map(\.debugDescription).joined(separator: ", ")
      return Problem(
        invariant, on: name(screen),
        "With the \(setting.name) \(setting.value), it has what it had before: \(list)")
    }
  }

  // NB: in the order in which they are shown, so that the same seed leads to the same report.
  private static func contents(
    of app: TestApp
  ) -> [(screen: ScreenID, content: ScreenContent)] {
    guard app.tree?.dialog == nil, let running = app.app else { return [] }
    return (app.driver.shownScreens.last ?? []).compactMap { screen in
      running.content(of: screen).map { (screen, $0) }
    }
  }

  private func texts(_ before: ScreenContent, _ after: ScreenContent) -> Set<String> {
    guard case .language(let same) = kind else { return [] }
    // NB: where no text has changed, the app had the language already, as by a setting of its own.
    guard before.ownTexts != after.ownTexts else { return [] }
    return Set(before.ownTexts).intersection(after.ownTexts).subtracting(same)
      .filter { $0.contains(where: \.isLetter) }
  }

  /// Returns the times of day that the same elements have before and after.
  private func times(_ before: ScreenContent, _ after: ScreenContent) -> Set<String> {
    let same = pairs(before, after).filter { $0.before == $0.after }.map(\.after)
    return Set(same.filter { $0.contains(/\b\d{1,2}:\d{2}\b/) })
  }

  /// Returns what the same elements show before and after.
  private func pairs(
    _ before: ScreenContent, _ after: ScreenContent
  ) -> [(before: String, after: String)] {
    let known = Dictionary(
      before.allElements.map { ($0.id, Self.shown($0)) }, uniquingKeysWith: { first, _ in first })
    return after.allElements.compactMap { element in
      guard let text = Self.shown(element), let old = known[element.id] ?? nil else { return nil }
      return (old, text)
    }
  }

  /// Returns what an element shows, of a choice its options; nil for a text that the user has entered.
  private static func shown(_ element: Element) -> String? {
    guard case .field(let field) = element.kind else { return element.firstLine }
    guard case .choice(let input) = field.kind else { return nil }
    return ([field.label] + input.options.map(\.label)).joined(separator: ", ")
  }
}

extension TestApp {
  /// The texts of the visible screens that are data: those of rows, and plain texts.
  var shownData: [String] {
    (driver.shownScreens.last ?? []).flatMap { screen in
      (app?.content(of: screen)?.allElements ?? []).flatMap { element -> [String] in
        switch element.kind {
        case .row(let row): [row.title, row.detail].compactMap { $0 }
        case .text(let text, _): [text]
        default: []
        }
      }
    }
  }
}
