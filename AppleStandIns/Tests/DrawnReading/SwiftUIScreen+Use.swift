import CalcotContent
public import CalcotTesting
public import SwiftUI

extension SwiftUIScreen {
  /// Uses the control of the top layer that the user calls `label`.
  ///
  /// - Parameters:
  ///   - role: the control that the user takes it for.
  ///   - row: the row that has the action.
  public func use(_ label: String, as role: ControlRole?, in row: String?) throws(NotThere) {
    settle()
    if let row { return try use(label, in: row) }
    if role == nil, let toggle = top.perceived.first(where: { $0.isToggle(label) }) {
      guard tap(toggle) else { throw NotThere("\"\(label)\" is there, but it is disabled.") }
      return
    }
    let buttons = top.perceived.filter { $0.kind == .button }
    let named = buttons.filter {
      $0.name == label && (role == nil || $0.isRow == (role == .row))
    }
    guard let button = named.first(where: \.isEnabled) ?? named.first else {
      throw NotThere("\(role?.rawValue ?? "control") \"\(label)\"", available: buttons.map(\.name))
    }
    guard named.filter(\.isEnabled).count < 2 else {
      throw NotThere("The screen has \(named.count) controls called \"\(label)\".")
    }
    guard tap(button) else { throw NotThere("\"\(label)\" is there, but it is disabled.") }
  }

  /// Uses an element of a screen, which has to be called as a test calls it.
  public func use(_ found: ScreenElement) throws(NotThere) {
    settle()
    if let row = found.row { return try use(found, in: row) }
    let node = top.perceived.first { node in
      node.identifier == found.id.path && [.button, .link, .toggle].contains(node.kind)
    }
    guard let node, node.name == found.label else {
      throw NotThere("control \"\(found.label)\"", available: node.map { [$0.name] } ?? [])
    }
    guard tap(node) else { throw NotThere("\"\(found.label)\" is there, but it is disabled.") }
  }

  private func use(_ action: ScreenElement, in row: Element) throws(NotThere) {
    let drawn = top.perceived.first { node in
      node.kind == .row && node.all.contains { $0.identifier == row.id.path }
    }
    guard let drawn, swipe(drawn, action.label) else {
      throw NotThere(
        "\"\(action.label)\" in \"\(row.label ?? "")\"",
        available: drawn?.swipeActions.map(\.button.label) ?? [])
    }
  }

  private func use(_ label: String, in row: String) throws(NotThere) {
    let rows = top.perceived.filter { $0.kind == .row }
    guard let found = rows.first(where: { $0.name == row }) else {
      throw NotThere("row \"\(row)\"", available: rows.map(\.name))
    }
    guard swipe(found, label) else {
      throw NotThere(
        "\"\(label)\" in \"\(row)\"", available: found.swipeActions.map(\.button.label))
    }
  }
}

extension DrawnNode {
  fileprivate func isToggle(_ label: String) -> Bool { kind == .toggle && self.label == label }
}
