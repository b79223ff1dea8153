#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The recorded screens of one variant in a file: each follows its name, separated by empty lines.
package struct ScreenRecording {
  struct Screen: Equatable {
    let name: String
    let text: String
  }

  /// The screens, in order.
  private(set) var screens: [Screen]

  private static let mark = "== "

  init(screens: [Screen]) { self.screens = screens }

  /// Creates an empty recording.
  package init() { screens = [] }

  /// Reads a recording.
  init(text: String) {
    screens = []
    var (name, lines): (String?, [String]) = (nil, [])
    func finished() -> [Screen] {
      let text = lines.joined(separator: "\n")
      return name.map { [Screen(name: $0, text: Self.trimmed(text))] } ?? []
    }
    for line in text.components(separatedBy: "\n") {
      guard line.hasPrefix(Self.mark) else {
        lines.append(line)
        continue
      }
      screens += finished()
      (name, lines) = (String(line.dropFirst(Self.mark.count)), [])
    }
    screens += finished()
  }

  /// The text of the file.
  var text: String {
    screens.map { "\(Self.mark)\($0.name)\n\(Self.trimmed($0.text))\n" }.joined(separator: "\n")
  }

  package mutating func add(_ text: String, as name: String) {
    screens.append(Screen(name: name, text: Self.trimmed(text)))
  }

  func text(of name: String) -> String? { screens.first { $0.name == name }?.text }

  /// Returns the differences in another recording of the same screens.
  ///
  /// - Parameter file: The path of this recording, for the messages.
  func problems(of other: ScreenRecording, file: String) -> [String] {
    let names = Set(other.screens.map(\.name))
    let unknown = screens.filter { !names.contains($0.name) }.map {
      "\($0.name) is recorded in \(file), and there is no such screen."
    }
    return unknown
      + other.screens.compactMap { screen in
        guard let recorded = text(of: screen.name) else {
          return "\(screen.name) is not recorded in \(file)."
        }
        let now = Self.trimmed(screen.text)
        guard recorded != now else { return nil }
        let difference = LineDifference(
          from: recorded.components(separatedBy: "\n"), to: now.components(separatedBy: "\n"))
        return "\(screen.name) is not (+) what is recorded (-) in \(file):\n"
          + difference.excerpt()
      }
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
  }
}
