package import Calcot
package import CalcotContent

/// A finder of the one control that matches a test's words, among those on the screens that a host
/// shows.
@MainActor
package struct ControlFinder {
  let app: CalcotApp
  let driver: any HostDriver

  /// Creates a finder in an app on a host.
  package init(app: CalcotApp, driver: any HostDriver) {
    (self.app, self.driver) = (app, driver)
  }

  /// Returns the control that matches a test's words, or a control known only to the host if no
  /// screen has one with that name.
  ///
  /// - Throws: The candidates, if several match, or if none is in the place that the test names.
  package func control(_ target: Target) throws(NotThere) -> Candidate {
    let named = candidates.filter { $0.isMeant(by: target) }
    if named.isEmpty, target.kind == .control, target.place == nil, target.index == nil {
      let known = Control.named(target.label, as: target.role)
      return Candidate(known, target.role, line: target.label)
    }
    guard !named.isEmpty else {
      let others = candidates.filter { $0.isOne(of: target.kind) }
      throw NotThere(target.description, available: others.map(\.line))
    }
    let there = named.filter { $0.isIn(target.place) }
    guard !there.isEmpty else { throw NotThere(target.description, available: named.map(\.line)) }
    if let index = target.index {
      guard there.indices.contains(index) else {
        throw NotThere("\(target.description) at \(index)", available: Self.numbered(there))
      }
      return there[index]
    }
    guard there.count == 1 else {
      throw NotThere(
        "\"\(target.label)\" can be any of these:\n  "
          + Self.numbered(there).joined(separator: "\n  ")
          + "\nSay which one by in: (a row or a section), as: (its role) or at: (its index).")
    }
    return there[0]
  }

  private static func numbered(_ candidates: [Candidate]) -> [String] {
    candidates.enumerated().map { "\($0): \($1.line)" }
  }

  // MARK: Candidates

  /// The controls that the user can reach, in reading order.
  package var candidates: [Candidate] {
    if driver.isDialogShown { return message + choices }
    let screens = app.tree.inReadingOrder(driver.shownScreens.last ?? [])
    let known = screens.filter { !driver.showsNatively($0) }
    return message + known.flatMap { Self.candidates(on: $0, of: app) } + tabs
  }

  /// Returns the controls of a screen, even if the user cannot reach it.
  static func candidates(on screen: ScreenID, of app: CalcotApp) -> [Candidate] {
    guard let content = app.content(of: screen) else { return [] }
    var found: [Candidate] = []
    func visit(_ element: Element, in row: Element?, _ places: [String]) {
      let owner = ScreenElement(element: element, row: row, screen: screen)
      if let candidate = Candidate(owner, in: places) { found.append(candidate) }
      let isRow = element.isRow
      let inner = [element.label].compactMap { $0 } + places
      for child in element.children { visit(child, in: isRow ? element : nil, inner) }
    }
    for element in content.toolbar + content.body { visit(element, in: nil, [content.title]) }
    return found
  }

  private var message: [Candidate] {
    guard let message = app.status.message, let label = message.action else { return [] }
    let line = "button \"\(label)\" of the message \"\(message.text)\""
    return [
      Candidate(.messageAction(message.id, label: label), .button, line: line)
    ]
  }

  private var choices: [Candidate] {
    guard let dialog = app.tree.dialog else { return [] }
    return dialog.choices.enumerated().map { index, choice in
      let label = choice.label(HostWords())
      let control = Control.choice(index, of: dialog.id, label: label)
      return Candidate(control, .button, line: "choice \"\(label)\"")
    }
  }

  private var tabs: [Candidate] {
    app.tree.visibleContainers.filter { $0.container.kind == .tabs }.flatMap { id, container in
      container.branches.enumerated().map { index, branch in
        Candidate(
          .tab(index, of: id, title: branch.title), .tab,
          line: "tab \"\(branch.title)\"")
      }
    }
  }
}

/// A control that may match a test's words.
package struct Candidate {
  package let control: Control
  let role: ControlRole?
  /// The names of the rows, sections, lists and the screen around the control, from the inside out.
  var places: [String] = []
  /// The line for the control in failure messages.
  var line: String { words() }
  // NB: a closure, since most candidates are never listed and the text takes long to make.
  private let words: () -> String
  package private(set) var isEnabled = true

  /// Creates a candidate that is not an element of a screen.
  init(_ control: Control, _ role: ControlRole?, line: String) {
    (self.control, self.role, words) = (control, role, { line })
  }

  /// Returns a Boolean value that indicates whether the control has the label, the kind and the
  /// role that the test says.
  func isMeant(by target: Target) -> Bool {
    control.label == target.label && isOne(of: target.kind)
      && (target.role == nil || target.role == role)
  }

  /// Returns a Boolean value that indicates whether the control is in a place with that name; true
  /// for `nil`.
  func isIn(_ place: String?) -> Bool { place.map(places.contains) ?? true }

  package func isOne(of kind: Target.Kind) -> Bool {
    guard case .element(let found) = control else {
      return kind == .control || kind == .badged && role == .tab
    }
    return switch (kind, found.element.kind) {
    case (.control, .field(let field)): field.kind == .toggle
    case (.control, .row(let row)): row.use != .none
    case (.control, .button), (.control, .link): true
    case (.field, .field): true
    case (.check, _): ControlReading(found.element).isChecked != nil
    case (.badged, .row): true
    default: false
    }
  }
}

extension Candidate {
  /// Creates a candidate for an element; `nil` if it is neither a control nor a row.
  fileprivate init?(_ found: ScreenElement, in places: [String]) {
    let element = found.element
    switch element.kind {
    case .button(let button): (role, isEnabled) = (.button, button.isEnabled)
    case .link: role = .button
    case .row: role = .row
    case .field(let field):
      (role, isEnabled) = (field.kind == .toggle ? .toggle : nil, field.isEnabled)
    case .text, .label, .image, .line, .list, .schedule, .table, .section, .emptyState, .activity,
      .progress,
      .metric, .chart, .native:
      return nil
    }
    control = .element(found)
    self.places = places
    words = {
      let around = places.map { "\"\($0)\"" }.joined(separator: ", ")
      return "\(element.firstLine) in \(around)"
    }
  }
}

extension Element {
  package var isRow: Bool {
    if case .row = kind { true } else { false }
  }

  /// The description of the element without its children.
  package var firstLine: String {
    description.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init)
      ?? ""
  }
}
