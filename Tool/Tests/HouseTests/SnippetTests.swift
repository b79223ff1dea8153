import Foundation
import Testing

/// Documentation shows only code that compiles: each block of Swift in the README and in the DocC
/// catalogs stands in a compiled file, line for line up to the indentation.
@Suite struct SnippetTests {
  @Test func `every Swift block of the documentation stands in a compiled file`() {
    let articles = Repository.paths.filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
    #expect(articles.count > 20)
    let documents = (["README.md"] + articles).map { (path: $0, text: Repository.text(of: $0)) }
    let sources = Repository.paths.filter(Snippets.isCompiled)
    #expect(Snippets(documents).mistakes(in: sources.map(Repository.text)) == [])
  }

  @Test func `a listing closes only what it has opened, so that it can be read by itself`() {
    let documents = Repository.paths.filter { $0.hasSuffix(".md") && $0.contains(".docc/") }
    for path in documents + ["README.md"] {
      for block in Markdown(Repository.text(of: path)).blocks where block.language == "swift" {
        var depth = 0
        for line in block.lines {
          let code = line.replacing(/"(?:\\.|[^"\\])*"/, with: "").replacing(/\/\/.*/, with: "")
          for character in code {
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            #expect(depth >= 0, "\(path): \(line)")
          }
        }
      }
    }
  }

  @Test func `a block that is not compiled is told with its line`() {
    let source = "import B\n\nstruct A {\n  let b = 1\n\n  let c = 2\n}\n"
    let examples = """
      FENCEswift⏎struct A {⏎  let b = 1⏎FENCE
      FENCEswift⏎⏎  let b = 1⏎⏎  let c = 2⏎⏎FENCE
      - list⏎  FENCEswift⏎  let b = 1⏎  FENCE
      FENCE⏎let z = 1⏎FENCE⏎FENCEsh⏎make run⏎FENCE
      FENCEFENCE⏎FENCEswift⏎let z⏎FENCE⏎FENCEFENCE
      <!-- A manifest. -->⏎FENCEswift no-check⏎let z = 1⏎FENCE
      FENCEswift⏎import B⏎struct A {⏎FENCE => 3: this line, after those above it, stands in no compiled Swift file: struct A {
      FENCEswift⏎let b = 1⏎let c = 2⏎FENCE => 3: this line, after those above it, stands in no compiled Swift file: let c = 2
      FENCESwift⏎let b⏎FENCE => 2: this line stands in no compiled Swift file: let b
      ~~~ swift⏎et b = 1⏎~~~ => 2: this line stands in no compiled Swift file: et b = 1
      text⏎FENCEswift no-check⏎let z⏎FENCE => 2: 'no-check' needs its reason in an HTML comment on the line above
      <!-- -->⏎FENCEswift no-check⏎let z⏎FENCE => 2: 'no-check' needs its reason in an HTML comment on the line above
      FENCEswift nocheck⏎let z⏎FENCE => 1: 'nocheck' is not known after 'swift'; 'no-check' is
      FENCEswift⏎let b = 1 => 1: this block has no end
      FENCEswift⏎⏎FENCE => 1: this block is empty
      """
    for example in examples.components(separatedBy: "\n") {
      let parts = example.components(separatedBy: " => ")
      let text = parts[0].replacing("⏎", with: "\n").replacing("FENCE", with: "```")
      let mistakes = parts.dropFirst().map {
        "README.md:" + $0.replacing(": ", with: ": error: ", maxReplacements: 1)
      }
      #expect(Snippets([("README.md", text)]).mistakes(in: [source]) == mistakes)
    }
  }

  @Test(arguments: [
    ("Sources/A/A.swift", true), ("Showcase/iOS/A/A.swift", true), ("Tool/Tests/A/A.swift", true),
    ("Sources/A/A.docc/A.swift", false), ("Tests/A/Fixtures/A.swift", false),
    ("Sources/A/Resources/A.swift", false), ("Package.swift", false), ("Sources/A/A.md", false),
  ])
  func `only sources and tests are compiled`(_ path: String, _ isCompiled: Bool) {
    #expect(Snippets.isCompiled(path) == isCompiled)
  }

  @Test func `the article on pictures lists the symbols of the framework`() throws {
    let article = Repository.text(of: "Sources/Calcot/Documentation.docc/PicturesAndNumbers.md")
    let list = try #require(article.firstMatch(of: /There are ([^;]*); an app adds/)).1
    let symbols = Repository.text(of: "Sources/CalcotTree/Symbols/Symbol+Usual.swift")
      .matches(of: /public static let (\w+) = Symbol/)
    #expect(symbols.count > 50)
    #expect(list.matches(of: /`(\w+)`/).map { $0.1 } == symbols.map { $0.1 }.sorted())
  }
}
