import CalcotCode

/// A file of the cache: the facts of many sources, with one table of their names.
///
/// Its layout: a magic number, the version of the format, the hash of the writer, and the hash of
/// the rest: the names, then for each source its hash, the day of its last use, and the length of
/// its facts, then the facts.
struct CacheShard: Sendable {
  struct Entry: Sendable {
    /// The day of the last use, in days since 1970.
    var lastUsed: UInt32
    fileprivate var range: Range<Int>

    var size: Int { range.count }
  }

  private(set) var entries: [ContentHash: Entry]
  private let bytes: [UInt8]
  private let names: [Name]

  private static let mark: UInt32 = 0x0FAC_7500
  private static let format: UInt32 = 2
  private static let headerSize = 4 + 4 + 16 + 16

  /// Reads a shard; nil if the bytes are not exactly those of `writer`.
  init?(_ bytes: [UInt8], writer: ContentHash) {
    let content = bytes.withUnsafeBytes { try? Self.content($0, writer: writer) }
    guard let content else { return nil }
    self.bytes = bytes
    names = content.names
    entries = content.entries
  }

  /// Returns the facts of a source; nil if there are none, or broken ones.
  func facts(of source: ContentHash) -> FileFacts? {
    guard let entry = entries[source] else { return nil }
    return bytes.withUnsafeBytes { buffer in
      let facts = UnsafeRawBufferPointer(rebasing: buffer[entry.range])
      return try? FactsDecoding.facts(facts, names: names)
    }
  }

  private static func content(
    _ buffer: UnsafeRawBufferPointer, writer: ContentHash
  ) throws(CorruptCache) -> (names: [Name], entries: [ContentHash: Entry]) {
    var reader = ByteReader(buffer)
    guard try reader.number() == mark, try reader.number() == format, try reader.hash() == writer
    else { throw CorruptCache() }
    let checksum = try reader.hash()
    guard checksum == ContentHash(of: UnsafeRawBufferPointer(rebasing: buffer[headerSize...]))
    else { throw CorruptCache() }

    let nameCount = try reader.count(ofSize: 1)
    var texts: [UnsafeRawBufferPointer] = []
    texts.reserveCapacity(nameCount)
    for _ in 0..<nameCount { texts.append(try reader.take(Int(try reader.short()))) }

    let entryCount = try reader.count(ofSize: 24)
    var found: [(ContentHash, UInt32, Int)] = []
    found.reserveCapacity(entryCount)
    for _ in 0..<entryCount {
      found.append((try reader.hash(), try reader.number(), Int(try reader.number())))
    }
    var entries = [ContentHash: Entry](minimumCapacity: entryCount)
    for (hash, lastUsed, size) in found {
      let start = reader.position
      _ = try reader.take(size)
      entries[hash] = Entry(lastUsed: lastUsed, range: start..<(start + size))
    }
    guard reader.remaining == 0 else { throw CorruptCache() }
    return (texts.map { Name(utf8: $0) }, entries)
  }
}

extension CacheShard {
  /// A writer of a shard.
  struct Writer {
    private var names = NameIndex()
    private var entries: [(ContentHash, UInt32, Int)] = []
    private var facts = ByteWriter()

    mutating func add(_ new: FileFacts, of source: ContentHash, lastUsed: UInt32) {
      guard FactsEncoding.canEncode(new) else { return }
      let start = facts.bytes.count
      FactsEncoding.write(new, names: &names, to: &facts)
      entries.append((source, lastUsed, facts.bytes.count - start))
    }

    /// Adds the facts of a source from another shard.
    mutating func add(_ source: ContentHash, from shard: CacheShard, lastUsed: UInt32) {
      guard let entry = shard.entries[source] else { return }
      let start = facts.bytes.count
      let isCopied = shard.bytes.withUnsafeBytes { buffer in
        let old = UnsafeRawBufferPointer(rebasing: buffer[entry.range])
        return FactsEncoding.copy(old, from: shard.names, names: &names, to: &facts)
      }
      if isCopied {
        entries.append((source, lastUsed, facts.bytes.count - start))
      } else {
        facts.removeAll(from: start)
      }
    }

    /// Returns the bytes; nil if there are more names, or longer facts, than the format can number.
    func bytes(writer: ContentHash) -> [UInt8]? {
      guard names.names.count < NodeRecord.nameLimit, facts.bytes.count < UInt32.max else {
        return nil
      }
      var whole = ByteWriter()
      whole.reserve(
        headerSize + facts.bytes.count + 16 * names.names.count + 24 * entries.count)
      whole.append(mark)
      whole.append(format)
      whole.append(writer)
      // NB: the hash of the rest takes this place at the end.
      whole.append(ContentHash(high: 0, low: 0))
      whole.append(UInt32(names.names.count))
      for name in names.names { whole.append(name.text) }
      whole.append(UInt32(entries.count))
      for (source, lastUsed, size) in entries {
        whole.append(source)
        whole.append(lastUsed)
        whole.append(UInt32(size))
      }
      whole.append(contentsOf: facts.bytes)
      whole.replace(at: headerSize - 16, by: whole.hash(from: headerSize))
      return whole.bytes
    }
  }
}
