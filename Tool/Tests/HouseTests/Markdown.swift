/// The fenced blocks, the tables, the paragraphs and the items of a Markdown document.
struct Markdown {
  struct Block {
    /// The number of the line that opens it.
    var line: Int
    /// The words behind the fence, such as the language.
    var words: [String]
    /// The line above the one that opens it.
    var above: String
    var lines: [String] = []
    var isClosed = false

    var language: String? { words.first?.lowercased() }
  }

  /// A row of a table, with the columns' names in lowercase.
  struct Row {
    var line: Int
    var columns: [String]
    var cells: [String]

    subscript(column: String) -> String? {
      columns.firstIndex(of: column).flatMap { cells.indices.contains($0) ? cells[$0] : nil }
    }
  }

  private(set) var blocks: [Block] = []
  private(set) var rows: [Row] = []
  /// The text of each paragraph and item, with the comments in it and below it.
  private(set) var paragraphs: [(line: Int, text: String)] = []

  init(_ text: String) {
    var above = ""
    var fence: Substring?
    var isWithinParagraph = false
    var columns: [String]?
    for (number, line) in zip(1..., text.lines) {
      let trimmed = line.trimmed
      let marks = trimmed.prefix { $0 == trimmed.first && "`~".contains($0) }
      if let open = fence {
        if trimmed == marks, marks.hasPrefix(open) {
          blocks[blocks.count - 1].isClosed = true
          fence = nil
        } else {
          blocks[blocks.count - 1].lines.append(String(line))
        }
      } else if marks.count >= 3 {
        fence = marks
        let words = trimmed.dropFirst(marks.count).split(separator: " ").map(String.init)
        blocks.append(Block(line: number, words: words, above: above))
      }
      columns = fence == nil && line.hasPrefix("|") ? addRow(number, trimmed, columns) : nil
      let isText = fence == nil && marks.count < 3 && !"|#".contains(trimmed.first ?? "#")
      if isText {
        let isNew = !isWithinParagraph || trimmed.prefixMatch(of: #/[-*] |\d+\. /#) != nil
        if isNew { paragraphs.append((number, "")) }
        paragraphs[paragraphs.count - 1].text += trimmed + "\n"
      }
      isWithinParagraph = isText
      above = String(trimmed)
    }
  }

  /// Adds a row, and returns the columns of its table.
  private mutating func addRow(_ line: Int, _ text: Substring, _ columns: [String]?) -> [String] {
    let inner = text.drop { $0 == "|" }.reversed().drop { $0 == "|" }.reversed()
    let cells = String(inner).split(separator: "|", omittingEmptySubsequences: false)
      .map { String($0.trimmed) }
    guard let columns else { return cells.map { $0.lowercased() } }
    if text.contains(where: { !"|:- ".contains($0) }) {
      rows.append(Row(line: line, columns: columns, cells: cells))
    }
    return columns
  }
}
