import Foundation
import Testing

@Suite("What Calçot is made of, writes, and shows as an example")
struct StrongReferenceTests {
  @Test(arguments: [
    "Sources", "Showcase/Sources", "Tool/Sources/CalcotScaffold", "Docs", "README.md",
  ])
  func `has no unowned reference, with which code that runs late ends the process`(
    _ place: String
  ) throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    let files = try texts(in: root.appendingPathComponent(place))
    #expect(!files.isEmpty)
    // NB: a regular expression takes its time with a line.
    for (file, text) in files where text.range(of: "unowned") != nil {
      let lines = text.split(separator: "\n").filter {
        $0.contains(#/\bunowned(\(\w+\))? (let|var)\b|\[unowned|, unowned /#)
      }
      #expect(lines == [], "\(file)")
    }
  }

  private func texts(in place: URL) throws -> [(file: String, text: String)] {
    let kinds = ["swift", "stencil", "md"]
    let inner =
      FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
    let files = inner.isEmpty ? [place] : inner.map { place.appendingPathComponent($0) }
    return try files.filter { kinds.contains($0.pathExtension) }.map {
      ($0.path, try String(contentsOf: $0, encoding: .utf8))
    }
  }
}
