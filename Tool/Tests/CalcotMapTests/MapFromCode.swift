import CalcotCode
import CalcotReader

@testable import CalcotMap

/// Returns the map of a small app; each text is a file.
func map(_ texts: String..., storyboards: [Storyboard] = []) -> NavigationMap {
  var reader = SourceReader()
  let files = texts.enumerated().map { number, text in
    SourceFile(path: "App/File\(number).swift", facts: reader.facts(of: text))
  }
  return NavigationMap(of: Codebase(files: files), storyboards: storyboards, title: "App")
}

extension NavigationMap {
  /// The arrows in order, as `Login → (push) Terms`.
  var lines: [String] { arrows.map { "\($0.from) → (\($0.how.title)) \($0.to)" } }

  /// Returns the first route to a screen.
  func way(to screen: String) -> String? {
    routes(to: screen).first.map { Self.line(of: $0) }
  }
}
