import Foundation
import Testing

@Suite struct OriginsTests {
  @Test
  func `the code that the page on origins and the articles name exists, as long as they say`() {
    let articles = Repository.paths(in: "Sources/Calcot/Documentation.docc", of: Repository.paths)
    let declared = Repository.swiftPaths.flatMap { Repository.text(of: $0).declaredNames }
    let origins = Origins(
      paths: Repository.swiftPaths, text: Repository.text,
      exists: { FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path) },
      declared: Set(declared))
    for path in ["Docs/Origins.md", "Docs/Peers.md"] + articles where path.hasSuffix(".md") {
      #expect(origins.mistakes(in: Repository.text(of: path), path: path) == [])
    }
    let rows = Markdown(Repository.text(of: "Docs/Origins.md")).rows
    #expect(rows.count { $0["shown by"] != nil } >= 90, "There is a row for each idea and listing.")
  }

  private static let files = [
    "Sources/A/A.swift": """
    import B
    // A comment.
    @MainActor
    struct A {
      let b: Int

      func show(_ text: String) { text }
      func show(_ number: Int) {
        number
      }
    }
    final class C:
      B
    {
      init() {}
    }
    """,
    "Sources/B/D.swift": "", "Sources/C/D.swift": "",
    "Tests/ATests.swift": """
    @Test func `shows its text`() {}
    @Test("says \\"no\\"", arguments: [1]) func no() {}
    """,
  ]

  /// Checks rows, each with the mistake behind an arrow if it has one.
  private func check(_ header: String, _ examples: String) {
    let files = Self.files
    for example in examples.components(separatedBy: "\n") {
      let parts = example.components(separatedBy: " => ")
      let origins = Origins(
        paths: files.keys.sorted(), text: { files[$0, default: ""] },
        exists: { path in files.keys.contains { $0 == path || $0.hasPrefix(path + "/") } },
        declared: Set(files.values.flatMap(\.declaredNames)))
      let row = parts[0].replacing("⏎", with: "|\n|")
      let table = "| Part | \(header) |\n|---|\n| a | \(row) |"
      let expected = parts.dropFirst().map { "a.md:\(table.lines.count): error: \($0)" }
      #expect(origins.mistakes(in: table, path: "a.md") == expected)
    }
  }

  @Test func `a row that names missing code or tests is told`() {
    check(
      "In the sample | Shown by",
      """
      `A.swift: A`, `A.b`, `show(_:)` | `ATests`: *shows its text*; *says "no"*
      `A.swift: func show(_ text`, `A` | `Sources/A/A.swift`
      not done: nothing of the kind | —
      `A` | the compiler
      `A` | — => nothing shows this: name a test, or begin the place with 'not done:' and say why
      `A` | `BTests` => no Swift file is called 'BTests.swift': name the one that has taken its place
      `A` | `ATests`: *shows a text* => 'ATests' has no test 'shows a text'; did you mean 'shows its text'?
      `A` | *shows* => the test 'shows' has no file: write the file of its suite before it
      `E.swift` | `ATests` => no Swift file is called 'E.swift': name the one that has taken its place
      `D.swift` | `ATests` => 'D.swift' is Sources/B/D.swift and Sources/C/D.swift: write a folder before its name
      `A.swift: E` | `ATests` => Sources/A/A.swift does not declare 'E': name the declaration that has taken its place
      `A.swift: show(_ number` | `ATests`
      `A.swift: show` | `ATests` => Sources/A/A.swift declares 'show' 2 times: write more of the line, from its keyword on
      `A.gone` | `ATests` => 'gone' is declared nowhere: name the declaration that has taken its place
      `a b` | `ATests` => 'a b' is neither a file nor a name: write `A.swift: Name`, `Type.member` or a path
      `A` => this row has 2 cells, and its table 3 columns
      """)
  }

  @Test func `a length that is not that of the code is told`() {
    check(
      "Here | Where",
      """
      8 | `A.swift: A`
      13, in all | `A.swift`
      5 | `A.swift: C`; beside `A`
      1 | `A.swift: A.func show(_ text`
      11 | `A.swift: A` + `A.swift: func show(_ number`
      5 | `A.swift: A` − `A.swift: func show(_ number`
      — | —
      9 | `A.swift: A` => the length here is 8, not 9: put it into the column 'Here'
      ? | `A.swift: A` => the length here is 8, not told: put it into the column 'Here'
      8 | `A.swift: A` and `A.swift` => 'and' is no code: join names by ' + ' or ' − ', and put a semicolon before the rest
      8 | `A.swift: A` ⏎ b | **8** | all of these
      8 | `A.swift: A` ⏎ b | **16** | all of these => the length here is 8, not 16: put it into the column 'Here'
      """)
  }
}
