import Foundation
import Testing

/// The first pages and packages that a newcomer opens stay as small as they say.
@Suite struct ExampleTests {
  @Test(arguments: [
    ("Counter", "Streams", 50), ("Groups", "ImmutableViewModels", 125),
    ("RocketLaunch", "Delegates", 75), ("Users", "Routers", 220),
  ])
  func `an example has about its article's size, which the page on the style says`(
    _ name: String, _ style: String, _ most: Int
  ) {
    let files = Repository.paths(in: "Examples/\(name)/Sources")
    let length = files.map { CodeLines(text: Repository.text(of: $0)).length }.reduce(0, +)
    #expect(!files.isEmpty && length <= most, "\(length) lines, and \(most) at most")
    let page = Repository.text(of: "Sources/Calcot/Documentation.docc/ComingFrom\(style).md")
    #expect(page.contains("`Examples/\(name)`") && page.contains("\(length) lines"))
    #expect(page.contains("| **\(length)** | all of these |"))
    let first = Repository.text(of: "README.md")
    #expect(first.contains("[\(name)](Examples/\(name)) (\(length)"), "The README has its length.")
    let manifest = Repository.text(of: "Examples/\(name)/Package.swift")
    #expect(CodeLines(text: manifest).length <= 10, "A manifest to copy is short.")
    #expect(
      Repository.text(of: "Examples/Package.swift").contains("\"\(name)\""),
      "Add it to Examples/Package.swift, so that it is tested.")
  }

  @Test func `a command of the sample names its package, as the root has no such product`() {
    let command = /swift run (?:Showcase|Recipes|replay)\b/
    for path in Repository.paths where path.hasSuffix(".md") {
      let wrong = Repository.text(of: path).lines.filter { $0.contains(command) }
      #expect(wrong == [], "\(path): say --package-path Showcase")
    }
  }

  @Test(arguments: [("README.md", 121), ("CHANGELOG.md", 80), ("Docs/Benchmarks.md", 151)])
  func `a document that everybody reads is short`(_ path: String, _ most: Int) {
    #expect(Repository.text(of: path).lines.count <= most)
  }

  @Test func `the README begins with a whole file of the tests`() throws {
    let readme = Repository.text(of: "README.md")
    let first = try #require(Markdown(readme).blocks.first { $0.language == "swift" })
    let file = Repository.text(of: "Tests/DocumentationTests/ReadmeApp.swift")
    #expect(first.lines.joined(separator: "\n") + "\n" == file)
    let clone = try #require(readme.range(of: "git clone"))
    #expect(!readme[..<clone.lowerBound].contains("make "))
  }
}
