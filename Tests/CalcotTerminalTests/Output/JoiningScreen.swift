import CalcotTerminal

/// The screen of a terminal that joins each mark with the cell before the cursor, as kitty does, or only
/// marks without a width, as xterm does.
struct JoiningScreen {
  let joinsSpacingMarks: Bool
  private var rows: [[String]]
  private var place = CellPosition(column: 0, row: 0)

  init(_ size: CellSize, joinsSpacingMarks: Bool) {
    self.joinsSpacingMarks = joinsSpacingMarks
    rows = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  var lines: [String] { rows.map { $0.joined() } }

  mutating func take(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": takeSequence(&rest)
      case "\r": place.column = 0
      case "\n": place.row += 1
      case "\u{8}": place.column -= 1
      default: put(scalar)
      }
    }
  }

  private mutating func takeSequence(_ rest: inout Substring.UnicodeScalarView) {
    _ = rest.popFirst()
    var parameters = ""
    while let scalar = rest.popFirst() {
      guard scalar.value >= 0x40 else {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      return perform(scalar, parameters.split(separator: ";", omittingEmptySubsequences: false))
    }
  }

  private mutating func perform(_ final: Unicode.Scalar, _ parameters: [Substring]) {
    let numbers = parameters.map { Int($0) ?? 1 }
    let count = numbers.first ?? 1
    switch final {
    case "H":
      place = CellPosition(column: (numbers.count > 1 ? numbers[1] : 1) - 1, row: count - 1)
    case "G": place.column = count - 1
    case "A": place.row -= count
    case "B": place.row += count
    case "C": place.column += count
    case "D": place.column -= count
    case "K": for column in place.column..<rows[place.row].count { rows[place.row][column] = " " }
    default: break
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let isSpacingMark = scalar.properties.generalCategory == .spacingMark
    let width = isSpacingMark && joinsSpacingMarks ? 0 : DisplayWidth.of(Character(scalar))
    guard width > 0 else {
      let before = rows[place.row][..<place.column].lastIndex { !$0.isEmpty }
      if let before { rows[place.row][before].unicodeScalars.append(scalar) }
      return
    }
    for column in place.column..<place.column + width where rows[place.row].indices.contains(column)
    {
      let further = rows[place.row][(column + 1)...].prefix { $0.isEmpty }.indices
      for lost in further { rows[place.row][lost] = " " }
      rows[place.row][column] = column == place.column ? String(scalar) : ""
    }
    place.column += width
  }
}
