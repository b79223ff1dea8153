public import CalcotCode
import Synchronization

/// A cache of the facts of sources between runs, by the sources' content.
///
/// There is a folder for each codebase, with files that are each read on first use. Several
/// processes may share a folder: a file is replaced as a whole or not at all, and additions that
/// collide may be lost, which only costs time. The same holds for a folder that is not writable and
/// for a broken file: nothing here fails.
public final class FactsCache: Sendable {
  private let folder: Path
  private let writer: ContentHash
  private let today: UInt32
  private let shards: [Shard]

  static let shardCount = 64
  /// The number of days after which unused facts are dropped.
  static let keptDays: UInt32 = 30
  /// The number of days after which the day of the last use is written anew.
  static let refreshDays: UInt32 = 7
  /// The number of bytes that a file may hold beyond those that the last run used.
  static let shardLimit = 8 * 1024 * 1024

  private final class Shard: Sendable {
    let state = Mutex(State())
  }

  private struct State {
    var isLoaded = false
    var stored: CacheShard?
    /// The version of the file that `stored` was read from.
    var version: StoredFile.Version?
    var added: [ContentHash: FileFacts] = [:]
    var used: Set<ContentHash> = []
  }

  /// Creates a cache in `folder`, which need not exist. The facts of another `writer` are not used;
  /// `today` is in days since 1970.
  public init(folder: Path, writer: ContentHash, today: UInt32) {
    self.folder = folder
    self.writer = writer
    self.today = today
    shards = (0..<Self.shardCount).map { _ in Shard() }
  }

  /// Returns the facts of a source, if they are cached. Takes about 10 ns for each node; may be
  /// called on any thread.
  public func facts(of source: ContentHash) -> FileFacts? {
    let index = Self.index(of: source)
    let (stored, added) = shards[index].state.withLock { state in
      load(&state, index)
      return (state.stored, state.added[source])
    }
    guard let facts = added ?? stored?.facts(of: source) else { return nil }
    shards[index].state.withLock { _ = $0.used.insert(source) }
    return facts
  }

  public func add(_ facts: FileFacts, of source: ContentHash) {
    let index = Self.index(of: source)
    shards[index].state.withLock { state in
      load(&state, index)
      state.added[source] = facts
    }
  }

  /// Writes the new facts; nothing, if the run met no new source.
  public func save(on threads: WorkerThreads) {
    let changed = shards.indices.filter { shards[$0].state.withLock { needsWriting($0) } }
    guard !changed.isEmpty, StoredFile.makeFolder(folder) else { return }
    _ = threads.map(changed.count) { [self] item in save(changed[item]) }
  }

  static func index(of source: ContentHash) -> Int {
    Int(source.high >> 32) % shardCount
  }

  private func path(_ index: Int) -> Path {
    folder.appending(Array("\(index).facts".utf8))
  }

  private func load(_ state: inout State, _ index: Int) {
    guard !state.isLoaded else { return }
    state.isLoaded = true
    guard let (bytes, version) = StoredFile.read(path(index)) else { return }
    state.version = version
    state.stored = CacheShard(bytes, writer: writer)
  }

  private func needsWriting(_ state: State) -> Bool {
    if !state.added.isEmpty { return true }
    guard let stored = state.stored else { return false }
    return state.used.contains { source in
      stored.entries[source].map { age($0) >= Self.refreshDays } ?? false
    }
  }

  private func age(_ entry: CacheShard.Entry) -> UInt32 {
    today > entry.lastUsed ? today - entry.lastUsed : 0
  }
}

extension FactsCache {
  private func save(_ index: Int) {
    shards[index].state.withLock { state in
      var shard = CacheShard.Writer()
      for (source, facts) in state.added { shard.add(facts, of: source, lastUsed: today) }
      if let stored = state.stored { keep(stored, state, in: &shard) }
      // NB: another process may have written since.
      if let (bytes, version) = StoredFile.read(path(index)), version != state.version,
        let other = CacheShard(bytes, writer: writer)
      {
        let known = state.stored?.entries ?? [:]
        for (source, entry) in other.entries
        where known[source] == nil && state.added[source] == nil {
          shard.add(source, from: other, lastUsed: entry.lastUsed)
        }
      }
      guard let bytes = shard.bytes(writer: writer) else { return }
      try? StoredFile.replace(path(index), by: bytes)
      state.added = [:]
    }
  }

  private func keep(_ stored: CacheShard, _ state: State, in shard: inout CacheShard.Writer) {
    var room = Self.shardLimit
    // The newest entries come first, so that the oldest are dropped.
    let entries = stored.entries.sorted {
      ($0.value.lastUsed, $0.key.low) > ($1.value.lastUsed, $1.key.low)
    }
    for (source, entry) in entries where state.added[source] == nil {
      if state.used.contains(source) {
        shard.add(source, from: stored, lastUsed: today)
      } else if age(entry) <= Self.keptDays, entry.size <= room {
        room -= entry.size
        shard.add(source, from: stored, lastUsed: entry.lastUsed)
      }
    }
  }
}
