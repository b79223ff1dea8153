import CalcotContent

/// A chart in one line, with a block for each number.
struct Sparkline {
  let text: String

  init(_ value: ChartValue, width: Int) {
    text = String(
      value.points(atMost: width).map { point in
        let level = Int(value.place(of: point.value) * Double(EighthBlocks.rising.count))
        return EighthBlocks.rising[min(level, EighthBlocks.rising.count - 1)]
      })
  }
}

/// The characters that fill a cell from its lower edge, by eighths.
enum EighthBlocks {
  static let rising: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// Returns the character of a cell that is filled from its lower edge.
  static func fromBelow(_ eighths: Int) -> Character {
    eighths <= 0 ? " " : rising[min(eighths, rising.count) - 1]
  }

  /// Returns the character nearest to a cell that is filled from its upper edge; only a few exist.
  static func fromAbove(_ eighths: Int) -> Character {
    switch eighths {
    case ...0: " "
    case 1...2: "▔"
    case 3...6: "▀"
    default: "█"
    }
  }
}
