import Calcot
package import CalcotContent
package import CalcotTesting

extension TestApp {
  /// The titles of the rows of the visible screen, in order.
  package var rows: [String] {
    elements { if case .row(let row) = $0 { row.title } else { nil } }
  }

  /// Returns the detail of a row of the visible screen.
  package func detail(of row: String) -> String? {
    elements { if case .row(let value) = $0, value.title == row { value.detail } else { nil } }
      .first
  }

  /// Returns whether a row of the visible screen is checked; nil if it cannot be.
  package func isChecked(_ row: String) -> Bool? {
    elements {
      if case .row(let value) = $0, value.title == row, case .checks(let isOn) = value.use {
        isOn
      } else {
        nil
      }
    }.first
  }

  /// The list of the visible screen.
  package var list: Element? {
    content?.allElements.first { if case .list = $0.kind { true } else { false } }
  }

  /// Returns the button called `label` of the visible screen.
  package func button(_ label: String) -> Element? {
    content?.allElements.first { element in
      if case .button(let button) = element.kind { button.label == label } else { false }
    }
  }

  /// Scrolls the list of the visible screen so that it shows these rows.
  package func show(_ range: Range<Int>) {
    guard let list, let screen = tree?.visible?.id else { return }
    app?.send(.showRows(range, of: list.id, in: screen))
  }

  private func elements<Value>(_ pick: (Element.Kind) -> Value?) -> [Value] {
    content?.allElements.compactMap { pick($0.kind) } ?? []
  }
}
