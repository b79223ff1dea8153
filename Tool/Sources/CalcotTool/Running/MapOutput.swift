import CalcotFiles
import CalcotMap

/// Writes a map in the chosen format to the chosen place.
struct MapOutput {
  var format: MapFormat?
  /// The path of a file to write instead of standard output.
  var path: String?

  /// Writes a text that ``text(of:)`` made.
  func write(_ text: String, in environment: ToolEnvironment) throws -> CommandResult {
    guard let path else { return CommandResult(output: text, status: .clean) }
    do {
      try TextFile.write(Array(text.utf8), to: environment.opened(Path(path)), shownPath: path)
    } catch {
      throw ToolFailure.failure("calcot: error: \(error)")
    }
    return CommandResult(status: .clean)
  }

  var chosenFormat: MapFormat { format ?? formatOfPath ?? .text }

  func text(of outcome: MapOutcome) -> String {
    let format = chosenFormat
    switch outcome {
    case .map(let map): return map.rendered(as: format)
    case .comparison(let comparison): return comparison.rendered(as: format)
    case .answer(let map, let screens):
      guard format == .text || format == .markdown else {
        return map.ways(to: screens.map(\.id)).rendered(as: format)
      }
      return screens.map(map.answer(about:)).joined(separator: "\n")
    }
  }

  private var formatOfPath: MapFormat? {
    guard let ending = path?.split(separator: ".").last else { return nil }
    switch ending.lowercased() {
    case "html", "htm": return .html
    case "svg": return .svg
    case "mmd", "mermaid": return .mermaid
    case "dot", "gv": return .dot
    case "json": return .json
    case "md", "markdown": return .markdown
    default: return nil
    }
  }
}
