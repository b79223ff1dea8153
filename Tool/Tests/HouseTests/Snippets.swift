/// The Swift blocks of documents.
///
/// A block marked `swift no-check` is passed over; an HTML comment on the line above says why.
struct Snippets {
  /// The lines of a block, without indentation, each with its place.
  private var snippets: [[(place: String, text: String)]] = []
  private var malformed: [String] = []

  init(_ documents: [(path: String, text: String)]) {
    for (path, text) in documents {
      for block in Markdown(text).blocks { add(block, path) }
    }
  }

  private mutating func add(_ block: Markdown.Block, _ path: String) {
    let place = "\(path):\(block.line): error: "
    if !block.isClosed { return malformed.append(place + "this block has no end") }
    guard block.language == "swift" else { return }
    if block.words.count > 1 {
      if block.words.dropFirst() != ["no-check"] {
        malformed.append(place + "'\(block.words[1])' is not known after 'swift'; 'no-check' is")
      } else if block.above.wholeMatch(of: /<!--.*[A-Za-z].*-->/) == nil {
        malformed.append(
          place + "'no-check' needs its reason in an HTML comment on the line above")
      }
      return
    }
    let lines = zip((block.line + 1)..., block.lines.map(\.trimmed))
      .map { (place: "\(path):\($0)", text: String($1)) }
    let first = lines.firstIndex { $0.text != "" }
    let last = lines.lastIndex { $0.text != "" }
    guard let first, let last else { return malformed.append(place + "this block is empty") }
    snippets.append(Array(lines[first...last]))
  }

  /// Returns the first line of each block with which it stops being part of any file.
  func mistakes(in sources: [String]) -> [String] {
    let starts = Dictionary(grouping: snippets.indices) { snippets[$0][0].text }
    var matched = Array(repeating: 0, count: snippets.count)
    for source in sources {
      let lines = source.lines.map(\.trimmed)
      for (number, line) in lines.enumerated() {
        for snippet in starts[String(line)] ?? [] {
          let count = zip(snippets[snippet], lines[number...]).prefix { $0.text == $1 }.count
          matched[snippet] = max(matched[snippet], count)
        }
      }
    }
    let unmatched = zip(snippets, matched).filter { $0.count > $1 }
    return malformed
      + unmatched.map { snippet, count in
        "\(snippet[count].place): error: this line\(count > 0 ? ", after those above it," : "")"
          + " stands in no compiled Swift file: \(snippet[count].text)"
      }
  }

  static func isCompiled(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return path.hasSuffix(".swift")
      && folders.contains { ["Sources", "Tests", "iOS"].contains($0) }
      && !folders.contains { ["Fixtures", "Resources"].contains($0) || $0.hasSuffix(".docc") }
  }
}
