package import CalcotContent

/// The actions of the controls on a screen, or on a part of one.
///
/// NB: lists that are searched, because a screen is rendered far more often than one of its controls is
/// used, and adding to a dictionary costs a hash of the element's path.
@MainActor
package struct ControlUses {
  /// A closure that is called with the range of a list's rows that a host shows.
  package typealias ShownAction = @MainActor (Range<Int>) async -> Void

  private var actions: [(id: ElementID, use: ControlAction)] = []
  private var fields: [(id: ElementID, use: FieldActions)] = []
  private var shown: [(id: ElementID, use: ShownAction)] = []
  private var rows: [any RowUses] = []
  private var ownMistakes: [String] = []

  package init() {}

  package mutating func add(_ action: ControlAction, to id: ElementID) {
    actions.append((id, action))
  }

  package mutating func add(_ field: FieldActions, to id: ElementID) { fields.append((id, field)) }

  package mutating func add(_ shown: @escaping ShownAction, to list: ElementID) {
    self.shown.append((list, shown))
  }

  /// Adds the actions of the controls in the rows of a list. Constant time.
  package mutating func add(_ rows: any RowUses) { self.rows.append(rows) }

  package mutating func add(mistake: String) { ownMistakes.append(mistake) }

  package mutating func add(_ other: ControlUses) {
    actions += other.actions
    fields += other.fields
    shown += other.shown
    rows += other.rows
    ownMistakes += other.ownMistakes
  }

  /// The mistakes of the View, each with advice.
  package var mistakes: [String] {
    rows.reduce(into: ownMistakes) { $0 += $1.mistakes }
  }

  package func action(of id: ElementID) -> ControlAction? {
    actions.first { $0.id == id }?.use ?? usesInRow(id)?.action(of: id)
  }

  package func field(_ id: ElementID) -> FieldActions? {
    fields.first { $0.id == id }?.use ?? usesInRow(id)?.field(id)
  }

  /// Returns the closure to call when a host shows other rows of a list.
  package func shownAction(of list: ElementID) -> ShownAction? {
    shown.first { $0.id == list }?.use ?? usesInRow(list)?.shownAction(of: list)
  }

  private func usesInRow(_ id: ElementID) -> ControlUses? {
    for rows in rows { if let uses = rows.uses(around: id) { return uses } }
    return nil
  }
}

/// The actions of the controls in the rows of a list.
@MainActor
package protocol RowUses: AnyObject {
  /// The mistakes of the View in the rows, each with advice.
  var mistakes: [String] { get }

  /// Returns the actions in the row that is, or contains, an element; `nil` if there is no such
  /// row. Linear in the number of rows.
  func uses(around id: ElementID) -> ControlUses?
}
