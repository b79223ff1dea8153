/// The code points that take two cells without being emoji.
///
/// Derived from the East_Asian_Width property (values W and F) of the Unicode Standard, version
/// 17.0. Code points with Emoji_Presentation are omitted because the standard library knows them;
/// neighboring ranges are joined over code points that are unassigned or have no width.
enum WideRanges {
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376,
    0x1F200...0x1F320, 0x20000...0x3FFFD,
  ]

  /// Returns a Boolean value that indicates whether a code point is wide, using binary search.
  static func contains(_ value: UInt32) -> Bool {
    var candidates = ranges[...]
    while !candidates.isEmpty {
      let middle = candidates.startIndex + candidates.count / 2
      let range = candidates[middle]
      if range.contains(value) { return true }
      candidates =
        value < range.lowerBound ? candidates[..<middle] : candidates[(middle + 1)...]
    }
    return false
  }
}
