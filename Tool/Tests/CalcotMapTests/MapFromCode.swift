import CalcotCode
import CalcotReader

@testable import CalcotMap

/// Returns the map of a small app; each text is a file.
///
/// - Parameter interface: The storyboards, nibs and property lists, by their paths.
func map(_ texts: String..., interface: [String: String] = [:]) -> NavigationMap {
  map(
    files: texts.enumerated().map { (path: "App/File\($0).swift", text: $1) }, interface: interface)
}

func map(
  files: [(path: String, text: String)], interface: [String: String] = [:]
) -> NavigationMap {
  var reader = SourceReader()
  let files = files.map { SourceFile(path: $0.path, facts: reader.facts(of: $0.text)) }
  var found = InterfaceFiles()
  for (path, text) in interface.sorted(by: { $0.key < $1.key }) {
    found.add(Array(text.utf8), path: path)
  }
  return NavigationMap(of: Codebase(files: files), interface: found, title: "App")
}

extension NavigationMap {
  /// The arrows in order, as `Login → (push) Terms`.
  var lines: [String] { arrows.map { "\($0.from) → (\($0.how.title)) \($0.to)" } }

  /// Returns the first route to a screen.
  func way(to screen: String) -> String? {
    routes(to: screen).first.map { Self.line(of: $0) }
  }
}
