import CalcotTesting
import DrawnReading
import SwiftUI
import UIKit

/// A reader of the top screen, which also uses its controls, be it a table, a plain controller or
/// drawn by SwiftUI.
@MainActor
struct ScreenReading {
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  private var person: Person { Person(at: window) }
  private var table: UserAtTable? { UserAtTable(person) }
  private var drawing: SwiftUIScreen? {
    let screen = (person.navigation?.topViewController as? any DrawingController)?.screen
    screen?.settle()
    return screen
  }

  /// The title, the bar's buttons in brackets, and the content below, line by line.
  var lines: [String] {
    if let alert = person.top as? UIAlertController {
      return [alert.title, alert.message].compactMap { $0 }
        + alert.actions.compactMap { $0.title.map { "[\($0)]" } }
    }
    if let table {
      let title = person.navigation?.topViewController?.title ?? ""
      let spinner = table.isRefreshing ? ["spinning"] : []
      return [title] + table.barButtons.map { "[\($0)]" } + table.rows + table.footers + spinner
    }
    if let club = person.navigation?.topViewController as? ClubViewController {
      return [club.title ?? "", club.text]
    }
    return drawing?.drawing.lines ?? []
  }

  func tapRow(_ text: String) -> Bool {
    if let table { return table.tap(text) }
    return (try? drawing?.use(text, as: .row, in: nil)) != nil
  }

  func tapBar(_ title: String) -> Bool {
    if let table { return table.tapBar(title) }
    return (try? drawing?.use(title, as: .button, in: nil)) != nil
  }

  func swipe(_ row: String, action: String) -> Bool {
    if let table { return table.swipe(row, action: action) }
    return (try? drawing?.use(action, as: nil, in: row)) != nil
  }

  func search(for text: String) -> Bool {
    table?.search(for: text) ?? drawing?.search(text) ?? false
  }

  func pullDown() -> Bool {
    if let table { return table.pullDown() }
    guard let drawing else { return false }
    Task { await drawing.refresh() }
    return true
  }
}

extension DrawnNode {
  fileprivate var lines: [String] {
    let page = perceived.lazy.compactMap(\.page).first
    let buttons = page?.toolbar.flatMap(\.nodes).flatMap(\.perceived).filter { $0.kind == .button }
    return [page?.title ?? ""] + (buttons ?? []).map { "[\($0.name)]" } + body
  }

  /// The lines of the content: one for each row, and one for each text outside rows.
  private var body: [String] {
    switch kind {
    case .row: [all.filter { $0.kind == .text }.map(\.label).joined(separator: " ")]
    case .text, .progress: [label]
    default: children.flatMap(\.body)
    }
  }
}
