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
    "Scripts/*",
    "{Docs,Sources/*/*.docc}/**/*.png", "Docs/Images/*.webp",
    "Docs/Kinds/Apple/*.txt",
    "AppleStandIns/Apple{Symbols,Witnesses}.tsv", "Benchmarks/Peers/measure",
    "Sources/CPostgreSQL/{module.modulemap,shim.h}",
    "Sources/CWebClient/{client.c,include/CWebClient.h,touch-icon.png}",
    "Showcase/Tests/ShowcaseAppTests/Routes/differences.tsv",
    "Showcase/Tests/WrongClock/**/WrongClock.{h,c}",
    "Showcase/Tests/**/Recorded/{*.txt,*.html,*/*.png}", "Examples/Users/Tests/*/Screens/*.txt",
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
}
