import SwiftUI
import UIKit

extension DrawnNode {
  /// The tree of views that the user can see, a view a line, those in another below it and indented.
  ///
  /// What only places others has no line of its own.
  var outline: [String] {
    guard isVisible else { return [] }
    let inner = isNamed ? offered : (bars + children).flatMap(\.outline) + offered
    switch kind {
    case .spacer, .color: return []
    case .stack where label.isEmpty && !traits.contains(.isButton), .window, .navigationStack,
      .controller:
      return inner
    default: return [line] + inner.map { "  " + $0 }
    }
  }

  /// A Boolean value that indicates whether all that is in it is the text of its label.
  private var isNamed: Bool {
    children.count == 1 && children[0].kind == .text && children[0].label == label
      && kind != .row && kind != .section
  }

  private var bars: [DrawnNode] { page?.toolbar.flatMap(\.nodes) ?? [] }

  /// The actions of a swipe and of the context menu.
  private var offered: [String] {
    guard kind == .row else { return [] }
    return swipeActions.map { "swiped: " + $0.button.line } + contextMenu.map { "held: " + $0.line }
  }

  private var line: String {
    // NB: a row is read as what is in it, and the stand-in counts the rows of a list.
    let isContainer = [.row, .list, .form].contains(kind)
    let name = label.isEmpty || isContainer ? nil : "\"\(label)\""
    let words = [title, name] + (isContainer ? [] : values) + marks
    return words.compactMap { $0 }.joined(separator: " ")
      .split(separator: "\n").joined(separator: " ⏎ ")
  }

  private var title: String {
    let name = style.map { $0.replacing(/Style$/, with: "") }
    return name ?? kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
  }

  private var values: [String?] {
    [
      value.map { "= \"\($0)\"" },
      kind == .textField ? prompt.map { "prompt \"\($0)\"" } : nil,
      systemImage.map { "symbol \($0)" }, badge.map { "badge \"\($0)\"" },
    ]
  }

  private var marks: [String?] {
    [
      role.map { $0 == .destructive ? "destructive" : "cancel" }, isEnabled ? nil : "disabled",
      traits.contains(.isHeader) ? "header" : nil, traits.contains(.isToggle) ? "switch" : nil,
      isSecure ? "secure" : nil, keyboard,
    ]
  }

  private var keyboard: String? {
    guard kind == .textField, input.keyboard != .default else { return nil }
    return "keyboard \(input.keyboard)"
  }
}
