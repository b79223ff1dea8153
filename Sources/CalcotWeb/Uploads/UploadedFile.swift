package import CalcotContent

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PickedFile {
  /// The maximum length of a file's name in bytes, which is that of common file systems.
  private static let longestName = 255

  /// Creates a file that a browser has sent under an arbitrary name. Keeps the last path component
  /// of the name, without invisible characters, truncated to the length that a file name may have.
  package init(sentAs name: String, content: ArraySlice<UInt8>) {
    let scalars = name.unicodeScalars
    let last = scalars.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? scalars[...]
    let shown = String(String.UnicodeScalarView(last.filter(Self.canBeSeen)))
    let isName = !shown.allSatisfy { $0 == "." || $0 == " " }
    self.init(isName ? shown.cut(to: Self.longestName) : "file", content: Data(content))
  }

  /// Returns a Boolean value that indicates whether a scalar is kept in a name. NB: Direction marks
  /// could make a name appear to end differently than it does.
  private static func canBeSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl && !"/\\".unicodeScalars.contains(scalar)
    }
  }
}

extension String {
  /// Returns the text truncated to the limit, with its extension kept.
  fileprivate func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    // NB: from the front, because the character before a flag is found by a look at all flags before it.
    let dot = unicodeScalars.lastIndex(of: ".") ?? endIndex
    let kind = self[(self[dot...].utf8.count <= limit / 4 ? dot : endIndex)...]
    let room = limit - kind.utf8.count
    var (end, next) = (startIndex, startIndex)
    repeat {
      end = next
      next = index(after: end)
    } while next <= kind.startIndex && utf8.distance(from: startIndex, to: next) <= room
    return String(self[..<end] + kind)
  }
}
