import CalcotContent

/// The parts of a table: its columns, each with the button that sorts by it if there is one, and
/// its list.
struct TableParts: Equatable {
  /// A column with its button.
  struct Column: Equatable, Identifiable {
    let value: TableColumn
    let button: Element?

    var id: String { value.id }
  }

  let columns: [Column]
  let list: Element?

  init(_ columns: [TableColumn], _ children: [Element]) {
    var buttons = children.filter { if case .button = $0.kind { true } else { false } }[...]
    self.columns = columns.map {
      Column(value: $0, button: $0.isSortable ? buttons.popFirst() : nil)
    }
    list = children.last { if case .list = $0.kind { true } else { false } }
  }

  /// The columns, without their buttons.
  var values: [TableColumn] { columns.map(\.value) }
}
