import CalcotText
import CalcotToolTesting
import Foundation
import Testing

/// The files of the repository are of kinds that belong into it, so that an archive or a log that a
/// tool leaves is found before it is published; none has the marks of a merge that nobody ended.
@Suite struct FileTests {
  private static let kinds = [
    "*.{swift,md,py,json,js,css,yml,storyboard}", "*.swift.txt", "*.stencil",
    "{Makefile,LICENSE,.dockerignore,.gitignore,.swift-format,.pre-commit-hooks.yaml}", ".ci/run",
    "Calcot.xcworkspace/contents.xcworkspacedata", "Scripts/*",
    "{Docs,Sources/*/*.docc}/**/*.png", "Docs/Images/*.webp",
    "Docs/Kinds/Apple/*.txt",
    "AppleStandIns/Apple{Symbols,Witnesses}.tsv", "Benchmarks/Peers/{measure,terminal-pictures}",
    "Sources/CPostgreSQL/{module.modulemap,shim.h}",
    "Sources/CWebClient/{client.c,include/CWebClient.h,touch-icon.png}",
    "Showcase/Tests/ShowcaseAppTests/Routes/differences.tsv",
    "Showcase/Tests/WrongClock/**/WrongClock.{h,c}",
    "Showcase/Tests/**/Recorded/{*.txt,*.html,*/*.png}", "Examples/Users/Tests/*/Screens/*.txt",
    "{Tests,Showcase/Tests}/*/Controls/*.txt",
  ]

  private func isKnown(_ path: String) throws -> Bool {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0)[...] }
    return try Self.kinds.contains { try GlobPattern($0).matches(parts: parts) }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: Repository.root.path + "/.git")))
  func `each file is of a kind that belongs into the repository`() throws {
    let run = try ProgramRun(["git", "-C", Repository.root.path, "ls-files", "-s"])
    #expect(run.status == 0, "\(run.text)")
    let lines = run.text.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(lines.count > 3_000)
    // NB: 120000 is the mode of a link.
    let unknown = try lines.filter { try !$0[0].hasPrefix("120000") && !isKnown(String($0[1])) }
    #expect(unknown.map { $0[1] } == [], "Remove these, or name their kind in FileTests.swift.")
  }

  @Test(arguments: [
    ("driver-0.1.tar.gz", false), ("build.log", false), ("Sources/Calcot/notes.txt", false),
    ("logo.png", false), ("Tool/calcot", false), ("Makefile", true), ("Docs/Images/a.png", true),
    ("Sources/Calcot/Route.swift", true), ("Sources/Calcot/Calcot.docc/a.png", true),
  ])
  func `a file of an unknown kind is found`(_ path: String, _ isKnown: Bool) throws {
    #expect(try self.isKnown(path) == isKnown)
  }

  /// Returns the first mark of a conflict in a text.
  private func conflict(in text: Data) -> String? {
    ["<<<<<<< ", ">>>>>>> "].first { text.range(of: Data("\n\($0)".utf8)) != nil }
  }

  @Test func `no file has the mark of a merge that has not ended`() throws {
    let found = Repository.paths.filter { path in
      let data = try? Data(contentsOf: Repository.root.appending(path: path))
      return data.map { conflict(in: $0) != nil } ?? false
    }
    #expect(found == [], "End the merge.")
    #expect(conflict(in: Data("a\n<<<<<<< HEAD\nb".utf8)) == "<<<<<<< ")
    #expect(conflict(in: Data("a <<<<<<< b\n<<<<<<<<< c".utf8)) == nil)
  }

  @Test func `a Swift file is one concept of 500 lines at most`() {
    let long = Repository.swiftPaths.filter { Repository.text(of: $0).lines.count > 501 }
    #expect(long == [])
  }

  /// Returns the minutes of the time limits in a text.
  private func timeLimits(_ text: String) -> [Int] {
    text.groups(#"timeLimit\(\.minutes\((\d+)"#).compactMap { Int($0[1]) }
  }

  /// All tests of a run start at once and wait for each other, which takes minutes where the machine
  /// is slow.
  @Test func `no test has a time limit that a busy machine exceeds`() {
    let short = Repository.swiftPaths.filter { path in
      let text = Repository.text(of: path, with: [["timeLimit(.minutes("]])
      return text.map { timeLimits($0).contains { $0 < 20 } } ?? false
    }
    #expect(short.filter { !$0.hasSuffix("FileTests.swift") } == [], "20 minutes at least.")
    #expect(timeLimits("@Suite(.serialized, .timeLimit(.minutes(5)))") == [5])
  }

  /// Returns the links and the pictures of a document that lead to no file.
  private func deadLinks(in text: String, of path: String) -> [String] {
    let folder = Repository.root.appending(path: path).deletingLastPathComponent()
    var (dead, isCode) = ([String](), false)
    for line in text.lines {
      if line.trimmed.hasPrefix("```") { isCode.toggle() }
      guard !isCode, line.contains("](") || line.contains("src") else { continue }
      let links = line.replacing(/`[^`]*`/, with: "")
        .matches(of: /\]\(([^)\s]+)\)|src(?:set)?="([^"]+)"/)
      for link in links {
        let place = (link.1 ?? link.2 ?? "").prefix { $0 != "#" }
        if place.isEmpty || place.contains(":") { continue }
        let file = folder.appending(path: String(place))
        if !FileManager.default.fileExists(atPath: file.path) { dead.append("\(path): \(place)") }
      }
    }
    return dead
  }

  @Test func `each link and each picture of a document leads to a file`() {
    let documents = Repository.paths.filter { $0.hasSuffix(".md") }
    #expect(documents.count > 100)
    #expect(documents.flatMap { deadLinks(in: Repository.text(of: $0), of: $0) } == [])
    let text = "[a](no.md), [b](Docs#c), `[d](e)`\n```\n[f](g)\n```\n<img src=\"no.png\">"
    #expect(deadLinks(in: text, of: "README.md") == ["README.md: no.md", "README.md: no.png"])
  }
}
