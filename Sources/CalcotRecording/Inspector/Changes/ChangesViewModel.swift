import Calcot
import CalcotTree

/// The ViewModel of the difference between two moments: what the ViewModels and Models hold.
@MainActor
struct ChangesViewModel {
  struct ChangeRow: Identifiable {
    let id: String
    let detail: String
  }

  struct ScreenSection: Identifiable {
    let id: ScreenID
    let title: String
    let rows: [ChangeRow]
  }

  let title = "What changed"
  let note: String
  let compared: Int
  let range: ClosedRange<Int>
  /// The screens that differ, in the order of their identities.
  let sections: [ScreenSection]
  private let interactor: any Inspecting

  init(_ interactor: any Inspecting) {
    let inspection = interactor.inspection
    self.interactor = interactor
    (compared, range) = (inspection.compared.id, inspection.range)
    note = "From moment \(compared) to moment \(inspection.moment.id)"
    let (old, new) = (inspection.compared.state, inspection.moment.state)
    sections = Set(old.screens.keys).union(new.screens.keys).sorted { $0.rawValue < $1.rawValue }
      .compactMap { id in
        let rows = Self.rows(old.screens[id]?.values, new.screens[id]?.values)
        let node = new.tree.node(id) ?? old.tree.node(id)
        let name = node.map { new.hiding(shortName($0.route)) } ?? "\(id)"
        return rows.isEmpty ? nil : ScreenSection(id: id, title: "\(name) · \(id)", rows: rows)
      }
  }

  private static func rows(_ old: PartValues?, _ new: PartValues?) -> [ChangeRow] {
    let (before, after) = (old.lines, new.lines)
    let (were, are) = (values(before), values(after))
    var names: Set<String> = []
    return (after + before).map(\.name)
      .filter { names.insert($0).inserted && were[$0] != are[$0] }
      .map { ChangeRow(id: $0, detail: "\(were[$0] ?? "nothing") → \(are[$0] ?? "nothing")") }
  }

  private static func values(_ lines: [PartValues.Line]) -> [String: String] {
    Dictionary(lines.map { ($0.name, $0.value) }) { first, _ in first }
  }

  func comparedMomentChanged(_ number: Double) { interactor.compare(with: Int(number)) }
}

extension PartValues? {
  /// The lines of the ViewModel and of the Model, each with the name of the part before it.
  fileprivate var lines: [PartValues.Line] {
    (self?.parts ?? []).flatMap { part in
      part.lines.map { PartValues.Line(name: "\(part.part) · \($0.name)", value: $0.value) }
    }
  }
}
