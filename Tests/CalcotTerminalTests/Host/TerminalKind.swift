/// A size, a kind of terminal, and whether it has colors and UTF-8.
struct TerminalKind: Sendable, CustomStringConvertible {
  let columns: Int
  let rows: Int
  let term: String
  let hasColor: Bool
  let isUTF8: Bool

  private static let sizes = [(200, 60), (80, 24), (40, 12), (20, 6)]
  private static let terms = ["xterm", "xterm-256color", "vt100", "linux", "tmux-256color"]

  /// Every size with every kind of terminal, with and without colors and UTF-8.
  static let all = sizes.flatMap { columns, rows in
    terms.flatMap { term in
      [true, false].flatMap { hasColor in
        [true, false].map { isUTF8 in
          TerminalKind(columns: columns, rows: rows, term: term, hasColor: hasColor, isUTF8: isUTF8)
        }
      }
    }
  }

  /// Every size with every kind of terminal; each of these has all four ways of colors and UTF-8 among
  /// them.
  static let pairs = sizes.enumerated().flatMap { place, size in
    terms.enumerated().map { other, term in
      let way = (place + other) % 4
      return TerminalKind(
        columns: size.0, rows: size.1, term: term, hasColor: way % 2 == 0, isUTF8: way < 2)
    }
  }

  /// A Boolean value that indicates whether an app has colors there.
  var showsColors: Bool { hasColor && term != "vt100" }

  var environment: [String: String] {
    ["TERM": term, "LC_ALL": isUTF8 ? "C.UTF-8" : "C", "NO_COLOR": hasColor ? "" : "1"]
  }

  var description: String {
    "\(columns)x\(rows) \(term)\(hasColor ? "" : " NO_COLOR")\(isUTF8 ? "" : " LC_ALL=C")"
  }
}

extension String {
  /// The parameters of its styles (SGR) that are about colors, in their order.
  var colorParameters: [Int] {
    matches(of: /\u{1B}\[([0-9;]*)m/)
      .flatMap { $0.1.split(separator: ";").compactMap { Int($0) } }
      .filter { (30...49).contains($0) }
  }
}
