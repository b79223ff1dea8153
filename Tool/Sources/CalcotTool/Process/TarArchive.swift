/// A reader of `tar` archives in git's form.
enum TarArchive {
  struct Entry: Equatable {
    var path: [UInt8]
    var bytes: [UInt8]
  }

  /// Returns the regular files before the first incomplete or damaged entry.
  static func files(in archive: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var position = 0
    var longPath: [UInt8]?
    while position + 512 <= archive.count, archive[position] != 0 {
      let header = archive[position..<position + 512]
      let start = position + 512
      guard let size = octal(field(header, 124, 12)), start + size <= archive.count else { break }
      let content = archive[start..<start + size]
      switch header[position + 156] {
      case UInt8(ascii: "x"): longPath = path(inRecords: content) ?? longPath
      case UInt8(ascii: "g"): break
      case UInt8(ascii: "0"), 0:
        let folder = text(field(header, 345, 155))
        let name = text(field(header, 0, 100))
        let path = folder.isEmpty ? name : folder + [UInt8(ascii: "/")] + name
        entries.append(Entry(path: longPath ?? path, bytes: Array(content)))
        longPath = nil
      default: longPath = nil
      }
      position = start + (size + 511) / 512 * 512
    }
    return entries
  }

  private static func field(
    _ header: ArraySlice<UInt8>, _ offset: Int, _ count: Int
  ) -> ArraySlice<UInt8> {
    header[header.startIndex + offset..<header.startIndex + offset + count]
  }

  private static func text(_ field: ArraySlice<UInt8>) -> [UInt8] {
    Array(field.prefix { $0 != 0 })
  }

  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.drop { $0 == 32 }.prefix { (48...55).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }

  /// Returns the path in records of the form `LENGTH path=VALUE\n`.
  private static func path(inRecords records: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = records
    while let space = rest.firstIndex(of: 32),
      let length = Int(String(decoding: rest[..<space], as: UTF8.self)), length > 0,
      length <= rest.count
    {
      let record = rest.prefix(length).dropFirst(space + 1 - rest.startIndex).dropLast()
      if record.starts(with: "path=".utf8) { return Array(record.dropFirst(5)) }
      rest = rest.dropFirst(length)
    }
    return nil
  }
}
