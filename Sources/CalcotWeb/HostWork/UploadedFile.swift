package import Calcot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PickedFile {
  /// The longest name that a file keeps, in bytes: what file systems have.
  private static let longestName = 255

  /// A file that a browser has sent under a name that can be anything. It keeps the last part of it,
  /// without characters that cannot be seen, and cut to what a file's name can be.
  package init(sentAs name: String, content: ArraySlice<UInt8>) {
    let scalars = name.unicodeScalars
    let last = scalars.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? scalars[...]
    let shown = String(String.UnicodeScalarView(last.filter(Self.canBeSeen)))
    let isName = !shown.allSatisfy { $0 == "." || $0 == " " }
    self.init(isName ? shown.cut(to: Self.longestName) : "file", content: Data(content))
  }

  /// NB: marks of direction could make a name end otherwise than it seems to.
  private static func canBeSeen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: !scalar.properties.isBidiControl && !"/\\".unicodeScalars.contains(scalar)
    }
  }
}

extension String {
  /// The text without what is too much before its last part behind a dot, which says its kind.
  fileprivate func cut(to limit: Int) -> String {
    guard utf8.count > limit else { return self }
    let dot = lastIndex(of: ".")
    let end = dot.map { String(self[$0...]) } ?? ""
    let kind = end.utf8.count <= limit / 4 ? end : ""
    var stem = String(dropLast(kind.count))
    while stem.utf8.count + kind.utf8.count > limit { stem.removeLast() }
    return stem + kind
  }
}
