/// Remembers what followed from a codebase, for the next run over the same one.
///
/// A result is kept under a key, the hash of all that it follows from, in one of a few slots: a new
/// result takes the place of the one that was there. As with ``FactsCache``, several processes may
/// use one folder, and nothing fails: what is broken is not there.
public struct ResultCache: Sendable {
  private let folder: Path
  private let writer: ContentHash
  private let today: UInt32

  private static let mark: UInt32 = 0x0FAC_7501
  private static let slotCount: UInt64 = 8
  /// Older results are made anew, so that the facts they rest on count as used.
  private static let keptDays: UInt32 = 7

  /// A cache in `folder`, which need not exist. `writer` says who makes the results; `today` is in
  /// days since 1970.
  public init(folder: Path, writer: ContentHash, today: UInt32) {
    self.folder = folder
    self.writer = writer
    self.today = today
  }

  /// What was kept under `key`. `question` chooses the slot: what is asked, whatever the answer.
  public func result(of question: ContentHash, key: ContentHash) -> [UInt8]? {
    guard let stored = StoredFile.read(path(question)) else { return nil }
    return stored.bytes.withUnsafeBytes { try? content($0, key: key) }
  }

  private func content(
    _ bytes: UnsafeRawBufferPointer, key: ContentHash
  ) throws(CorruptCache) -> [UInt8] {
    var reader = ByteReader(bytes)
    guard try reader.number() == Self.mark, try reader.hash() == writer, try reader.hash() == key
    else { throw CorruptCache() }
    let day = try reader.number()
    guard day <= today, today - day < Self.keptDays else { throw CorruptCache() }
    let checksum = try reader.hash()
    let content = try reader.take(reader.remaining)
    guard checksum == ContentHash(of: content) else { throw CorruptCache() }
    return Array(content)
  }

  /// Keeps a result, if there is a place to.
  public func keep(_ result: [UInt8], of question: ContentHash, key: ContentHash) {
    guard StoredFile.makeFolder(folder) else { return }
    var bytes = ByteWriter()
    bytes.reserve(result.count + 64)
    bytes.append(Self.mark)
    bytes.append(writer)
    bytes.append(key)
    bytes.append(today)
    bytes.append(ContentHash(of: result))
    bytes.append(contentsOf: result)
    try? StoredFile.replace(path(question), by: bytes.bytes)
  }

  private func path(_ question: ContentHash) -> Path {
    folder.appending(Array("\(question.high % Self.slotCount).result".utf8))
  }
}
