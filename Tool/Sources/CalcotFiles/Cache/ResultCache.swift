/// A cache of results about a codebase, for the next run over the same one.
///
/// A result is stored under a key, the hash of all that it depends on, in one of a few slots, whose
/// earlier result it replaces. As with ``FactsCache``, several processes may share a folder, and
/// nothing fails: a broken file counts as a missing one.
public struct ResultCache: Sendable {
  private let folder: Path
  private let writer: ContentHash
  private let today: UInt32

  private static let mark: UInt32 = 0x0FAC_7501
  private static let slotCount: UInt64 = 8
  /// The number of days after which a result is made anew, so that its facts count as used.
  private static let keptDays: UInt32 = 7

  /// Creates a cache in `folder`, which need not exist. The results of another `writer` are not
  /// used; `today` is in days since 1970.
  public init(folder: Path, writer: ContentHash, today: UInt32) {
    self.folder = folder
    self.writer = writer
    self.today = today
  }

  /// Returns the result for `key`. The slot is that of `question`, which does not depend on the
  /// content of the codebase.
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

  /// Stores a result, if the folder can be written.
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
