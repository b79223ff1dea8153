import CalcotFiles
import Foundation
import Testing

@testable import CalcotTool

/// Two articles show what two commands make, every line of it.
struct TutorialTests {
  private static let articles = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Calcot/Documentation.docc")

  @Test func `the tutorial shows each line of the app and the screen that it makes`() throws {
    let blocks = try ["YourFirstCalcot.md", "NotesApp.md"].flatMap { name in
      let article = try String(contentsOf: Self.articles.appending(path: name), encoding: .utf8)
      return article.matches(of: /<!-- Made by `calcot new`.*\n```swift no-check\n([\s\S]*?)\n```/)
        .map { String($0.1) }
    }
    #expect(blocks.count > 20)

    let files = try made()
    #expect(blocks.filter { block in !files.contains { "\n\($0)".contains("\n\(block)\n") } } == [])
    let shown = Set(blocks.flatMap { $0.split(separator: "\n") })
    #expect(Set(files.flatMap { $0.split(separator: "\n") }).subtracting(shown) == [])
  }

  /// Returns the Swift files that the two commands of the tutorial make.
  private func made() throws -> [String] {
    let scene = try ToolScene()
    #expect(scene.run("new app Demo").status == .clean)
    var environment = scene.environment()
    environment.currentFolder = Path(scene.folder.appending(path: "Demo").path)
    let screen = Calcot.result(of: ["new", "screen", "Profile", "--with", "form"], in: environment)
    #expect(screen.status == .clean, "\(screen.messages)")
    let paths = FileManager.default.enumerator(atPath: scene.folder.path + "/Demo")
    return try (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.map {
      // The framework is in another place than in the tutorial.
      try scene.text(of: "Demo/\($0)").replacing(/path: "\/[^"]*"/, with: "path: \"../calcot\"")
    }
  }
}
