import Calcot
import CalcotContent

/// A run as a test in the words of ``TestApp``.
@MainActor
struct Transcript {
  private struct Step {
    /// The field that the step changes, if it does nothing else.
    let field: ElementID?
    let lines: [String]
    var expectations: [String]
  }

  private let name: String
  private var steps: [Step] = []
  private var shown: [String]
  private var title: String?
  private let firstExpectations: [String]

  init(name: String, startingWith lines: [String], of app: CalcotApp) {
    (self.name, shown, title) = (name, lines, Self.title(of: app))
    firstExpectations = title.map { ["app.expect(screen: \($0.swiftLiteral))"] } ?? []
  }

  /// Adds an input with the lines that the user read after it.
  ///
  /// - Parameter events: The names of the events that came from outside after the input.
  mutating func add(
    _ words: InputWords.Words, leadingTo lines: [String], of app: CalcotApp, events: [String]
  ) {
    let expectations =
      events.map { "// From outside: \($0)" } + expectations(lines, Self.title(of: app), words)
    (shown, title) = (lines, Self.title(of: app))
    switch words {
    case .moves(let moves):
      steps.append(
        Step(field: nil, lines: moves.map { "await app.\($0.call)" }, expectations: expectations))
    case .edit(let field, let move):
      // NB: one line for the whole text, whose keys came one by one.
      if steps.last?.field == field { steps.removeLast() }
      steps.append(
        Step(field: field, lines: ["await app.\(move.call)"], expectations: expectations))
    case .line(let line):
      steps.append(Step(field: nil, lines: ["await \(line)"], expectations: expectations))
    case .byHost:
      steps.indices.last.map { steps[$0].expectations += expectations }
    case .input(let input):
      let line = "// The host reported what a test has no words for: \(input)"
      steps.append(Step(field: nil, lines: [line], expectations: expectations))
    }
  }

  var text: String {
    let start = ["let app = try start()", "await app.settle()"] + firstExpectations
    let body = steps.flatMap { $0.lines + $0.expectations }
    let lines = (start + body).map { "  \($0)" }
    let name = name.replacing("`", with: "'")
    return "@Test func `\(name)`() async throws {\n\(lines.joined(separator: "\n"))\n}"
  }

  /// Returns the code that expects what has changed: the screen, and the first new texts.
  private func expectations(
    _ lines: [String], _ newTitle: String?, _ words: InputWords.Words
  ) -> [String] {
    let known = Set(shown)
    var seen: Set<String> = []
    let new = lines.filter { line in
      !known.contains(line) && line != newTitle && Self.isText(line) && !words.edits(line)
        && seen.insert(line).inserted
    }
    let screen = newTitle == title ? nil : newTitle.map { "app.expect(screen: \($0.swiftLiteral))" }
    let texts = new.prefix(Self.mostTexts).map(\.swiftLiteral)
    return [screen].compactMap { $0 }
      + (texts.isEmpty ? [] : ["app.expect(\(texts.joined(separator: ", ")))"])
  }

  private static var mostTexts: Int { 3 }

  /// Returns whether a line contains more than controls, bars and secrets.
  private static func isText(_ line: String) -> Bool {
    !line.isEmpty && !line.hasPrefix("[") && !line.contains("‹") && !line.contains("•")
  }

  private static func title(of app: CalcotApp) -> String? {
    guard app.tree.dialog == nil, app.hostRequest == nil else { return nil }
    return app.tree.visible.flatMap { app.content(of: $0.id)?.title }
  }
}

extension InputWords.Words {
  /// Returns whether a line is the field that the input changes.
  fileprivate func edits(_ line: String) -> Bool {
    if case .edit(_, .fill(let target, _)) = self {
      line.hasPrefix("\(target.label): ")
    } else {
      false
    }
  }
}
