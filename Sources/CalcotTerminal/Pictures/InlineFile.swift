import CalcotContent

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An inline file, which iTerm2 and WezTerm show as a picture (OSC 1337).
enum InlineFile {
  /// Returns the command that draws a picture over its cells.
  static func bytes(of placed: PlacedImage) -> [UInt8] {
    let (data, size) = (placed.image.file.bytes, placed.image.size)
    let keys =
      "inline=1;size=\(data.count);width=\(size.columns);height=\(size.rows);"
      + "preserveAspectRatio=0;doNotMoveCursor=1"
    return Array("\u{1B}]1337;File=\(keys):\(data.base64EncodedString())\u{07}".utf8)
  }
}
