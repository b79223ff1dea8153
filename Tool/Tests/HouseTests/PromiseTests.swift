import Foundation
import Testing

@Suite struct PromiseTests {
  @Test func `each promise of the documents names a suite that fails if it is broken`() {
    let documents = Repository.paths.filter {
      $0.hasSuffix(".md") && (["Docs"] == $0.folders || $0.contains(".docc/") || $0 == "README.md")
    }
    #expect(documents.count > 40)
    let promises = Promises(
      origins: Origins(
        paths: Repository.swiftPaths, text: Repository.text,
        exists: {
          FileManager.default.fileExists(atPath: Repository.root.appending(path: $0).path)
        },
        declared: []))
    for path in documents where path != "Docs/Origins.md" {
      #expect(promises.mistakes(in: Repository.text(of: path), path: path) == [])
    }
  }

  @Test func `a promise without a suite, and one whose suite is gone, is told with its line`() {
    let suite = "@Test func `is released`() {}\n@Test func `is told`() {}"
    let promises = Promises(
      origins: Origins(
        paths: ["Tests/ATests.swift"], text: { _ in suite }, exists: { _ in false }, declared: []))
    let problem =
      "this is a promise: name the suite that fails if it is broken, here or in a comment below"
    for (text, expected) in [
      ("It is released.", nil), ("`never` is a word.", nil), ("| It is never held. |", nil),
      ("```⏎never⏎```", nil), ("1. Never mind (`ATests`).⏎2. So.", nil),
      ("It is⏎never held.⏎<!-- Held by `ATests`: *is released*; *is told*. -->", nil),
      ("# A⏎⏎It is never held.⏎⏎`ATests`", "3: error: \(problem)"),
      ("- So.⏎- **So**, always.", "2: error: \(problem)"), ("1. **So.**", "1: error: \(problem)"),
      (
        "It is so (`BTests`).",
        "1: error: no Swift file is called 'BTests.swift': name the one that has taken its place"
      ),
      (
        "It is so.⏎<!-- Held by `ATests`: *is tol*. -->",
        "1: error: 'ATests' has no test 'is tol'; did you mean 'is told'?"
      ),
    ] as [(String, String?)] {
      let mistakes = promises.mistakes(in: text.replacing("⏎", with: "\n"), path: "a.md")
      #expect(mistakes == (expected.map { ["a.md:" + $0] } ?? []), "\(text)")
    }
  }
}

extension String {
  /// The folders of a path.
  fileprivate var folders: [Substring] { split(separator: "/").dropLast() }
}
