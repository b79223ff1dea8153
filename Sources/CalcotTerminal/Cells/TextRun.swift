/// The beginning of a text whose scalars are each a character, as in most texts without marks and emoji. It is
/// read by its bytes, since finding the characters of a long text takes too long for each key.
struct TextRun {
  /// The end of the beginning, at the edge of a character.
  let end: String.Index
  let characters: Int
  let cells: Int

  /// Reads a text until its end, a number of characters or cells, or a scalar that may be a part of a
  /// character.
  init(_ text: Substring, characters limit: Int = .max, cells most: Int = .max) {
    let found: Found =
      text.utf8.withContiguousStorageIfAvailable {
        Self.read($0, characters: limit, cells: most)
      } ?? (0, 0, 0)
    end = text.utf8.index(text.startIndex, offsetBy: found.bytes)
    (characters, cells) = (found.characters, found.cells)
  }

  private typealias Found = (bytes: Int, characters: Int, cells: Int)

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, characters limit: Int, cells most: Int
  ) -> Found {
    var (now, former): (Found, Found) = ((0, 0, 0), (0, 0, 0))
    while now.bytes < bytes.count {
      let (value, length) = scalar(bytes, at: now.bytes)
      // NB: the scalar may be a mark of the one before.
      guard let width = width(of: value) else { return former }
      if now.characters >= limit || now.cells >= most { return now }
      former = now
      now = (now.bytes + length, now.characters + 1, now.cells + width)
    }
    return now
  }

  /// Returns a scalar of one to three bytes, or 0 in place of a longer one.
  private static func scalar(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (UInt32, length: Int) {
    let first = UInt32(bytes[place])
    if first < 0x80 { return (first, 1) }
    func part(_ offset: Int) -> UInt32 { UInt32(bytes[place + offset] & 0x3F) }
    if first < 0xE0 { return ((first & 0x1F) << 6 | part(1), 2) }
    if first < 0xF0 { return ((first & 0x0F) << 12 | part(1) << 6 | part(2), 3) }
    return (0, 4)
  }

  /// Returns the cells of a scalar that joins none of the others here, or nil for any other scalar.
  static func width(of value: UInt32) -> Int? {
    switch value {
    case 0x20...0x7E, 0x09, 0x0A, 0xA1...0xAC, 0xAE...0x2FF: 1
    case 0x370...0x482, 0x48A...0x52F, 0x5D0...0x5EA, 0x2010...0x2027: 1
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x3001...0x3002, 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    default: nil
    }
  }
}
