import CalcotFiles
import CalcotText
import Foundation
import Testing

struct SourceDiscoveryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func discover(
    _ paths: [Path], in current: Path? = nil, filter: PathFilter? = nil
  ) throws -> DiscoveredFiles {
    try SourceDiscovery(
      filter: filter ?? PathFilter(folder: folder.path), currentFolder: current ?? folder.path
    ).files(at: paths)
  }

  private func shown(_ found: DiscoveredFiles) -> [String] { found.files.map(\.shownPath) }

  @Test func `Swift files are found in the order of their bytes`() throws {
    for name in ["b/B.swift", "a/Z.swift", "a/A.swift", "a.swift", "a/B.txt", "Ü.swift"] {
      try folder.write(to: name)
    }
    let found = try discover([folder.path])
    #expect(shown(found) == ["a.swift", "a/A.swift", "a/Z.swift", "b/B.swift", "Ü.swift"])
    #expect(found.problems.isEmpty)
  }

  @Test func `others' code, build products and hidden files are left out`() throws {
    for name in [
      ".build/A.swift", "Pods/A.swift", "x/Carthage/A.swift", "DerivedData/A.swift",
      "node_modules/x/A.swift", "A.xcassets/A.swift", ".hidden.swift", "Kept/A.swift",
    ] { try folder.write(to: name) }
    #expect(shown(try discover([folder.path])) == ["Kept/A.swift"])
  }

  @Test func `a folder that is given is searched, whatever it is called`() throws {
    try folder.write(to: "Pods/Kit/A.swift")
    #expect(shown(try discover([folder.path("Pods")])) == ["Pods/Kit/A.swift"])
  }

  @Test func `paths outside the current folder are shown as they were given`() throws {
    try folder.write(to: "App/A.swift")
    try folder.write(to: "Here/B.swift")
    let found = try discover([folder.path("App"), folder.path("Here")], in: folder.path("Here"))
    #expect(shown(found) == [folder.path("App/A.swift").text, "B.swift"])
  }

  @Test func `a file that is given twice is found once`() throws {
    try folder.write(to: "App/A.swift")
    let found = try discover([
      folder.path("App"), folder.path("App/A.swift"), folder.path("App/../App"),
    ])
    #expect(shown(found) == ["App/A.swift"])
  }

  @Test func `a path that is given and leads nowhere is refused`() throws {
    #expect(throws: MissingPath.self) { try discover([folder.path("Nowhere")]) }
    try folder.write(to: "A.swift")
    #expect(throws: MissingPath.self) { try discover([folder.path("A.swift/B")]) }
  }

  @Test func `a file that is no Swift is a problem when it is given`() throws {
    try folder.write(to: "README.md")
    let found = try discover([folder.path("README.md")])
    #expect(found.files.isEmpty)
    #expect(
      found.problems == [
        FileProblem(
          path: "README.md", message: "is neither a folder nor a Swift file, and was skipped")
      ])
  }

  @Test func `generated files and templates are told from others`() throws {
    for name in [
      "A.swift", "Generated/B.swift", "C.generated.swift", "Tools/Scripts/Templates/D.swift",
      "App/Templates/E.swift", "App/Templates/TemplateF.swift", "Templates/H.swift",
      "___FILEBASENAME___.swift", "F.pb.swift", "Mine/G.swift",
    ] { try folder.write(to: name) }
    let mine = try GlobPattern("Mine/**")
    let found = try discover(
      [folder.path], filter: PathFilter(folder: folder.path, generated: [mine]))
    let origins = Dictionary(
      uniqueKeysWithValues: found.files.map { ($0.shownPath, $0.origin) })
    #expect(
      origins == [
        "A.swift": .written, "Generated/B.swift": .generated, "C.generated.swift": .generated,
        "Tools/Scripts/Templates/D.swift": .template, "App/Templates/E.swift": .written,
        "App/Templates/TemplateF.swift": .template, "Templates/H.swift": .template,
        "___FILEBASENAME___.swift": .template,
        "F.pb.swift": .generated, "Mine/G.swift": .generated,
      ])
  }

  @Test func `a codebase may lie in a folder called Templates`() throws {
    try folder.write(to: "Templates/App/A.swift")
    #expect(try discover([folder.path("Templates/App")]).files.map(\.origin) == [.written])
  }

  @Test func `patterns begin at the folder of the configuration`() throws {
    for name in ["App/A.swift", "App/X/B.swift", "Kit/C.swift", "Kit/Old/D.swift"] {
      try folder.write(to: name)
    }
    let filter = PathFilter(
      folder: folder.path, include: try [GlobPattern("{App,Kit}/**")],
      exclude: try [GlobPattern("App/X"), GlobPattern("Old")])
    #expect(
      shown(try discover([folder.path("App"), folder.path("Kit")], filter: filter))
        == ["App/A.swift", "Kit/C.swift"])
  }

  @Test func `a folder called like a Swift file is searched`() throws {
    try folder.write(to: "x.swift/A.swift")
    #expect(shown(try discover([folder.path])) == ["x.swift/A.swift"])
  }

  @Test func `a pipe is reported and not waited for`() throws {
    #expect(mkfifo(folder.url("pipe.swift").path, 0o600) == 0)
    try folder.write(to: "A.swift")
    let message = "is not a regular file, and was skipped"
    #expect(
      try discover([folder.path, folder.path("pipe.swift")])
        == DiscoveredFiles(
          files: [DiscoveredFile(path: folder.path("A.swift"), shownPath: "A.swift")],
          problems: [
            FileProblem(path: "pipe.swift", message: message),
            FileProblem(path: "pipe.swift", message: message),
          ]))
  }

  @Test func `names that are not UTF-8 are found and can be opened`() throws {
    let path = folder.path.appending([0x41, 0xE9, 0x2E] + Array("swift".utf8))
    let file = path.withCString { open($0, O_CREAT | O_WRONLY, 0o600) }
    // NB: Apple's file systems refuse such names.
    try #require(file >= 0 || errno == EILSEQ)
    guard file >= 0 else { return }
    close(file)
    let found = try discover([folder.path])
    #expect(shown(found) == ["A\\xE9.swift"])
    #expect(found.files.map(\.path) == [path])
  }

  @Test func `a file is found in folders that lie hundreds deep`() throws {
    var path = folder.url.path
    for _ in 0..<300 {
      path += "/deeper"
      #expect(mkdir(path, 0o700) == 0)
    }
    _ = FileManager.default.createFile(atPath: path + "/A.swift", contents: nil)
    #expect(try discover([folder.path]).files.count == 1)
  }
}
