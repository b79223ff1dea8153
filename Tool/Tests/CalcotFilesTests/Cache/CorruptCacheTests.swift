import CalcotCode
import CalcotToolTesting
import Foundation
import Testing

@testable import CalcotFiles

/// A damaged cache does not trap, and gives no wrong facts.
struct CorruptCacheTests {
  let seed = UInt64.random(in: .min ... .max)
  let writer = ContentHash(of: Array("1.0".utf8))

  private func shard(
    _ count: Int, using random: inout SeededGenerator
  ) -> (bytes: [UInt8], facts: [ContentHash: FileFacts]) {
    var shard = CacheShard.Writer()
    var all: [ContentHash: FileFacts] = [:]
    for number in 0..<count {
      let facts = SyntheticFacts.facts(
        nodes: Int.random(in: 1...30, using: &random), using: &random)
      let source = ContentHash(of: Array("\(number)".utf8))
      shard.add(facts, of: source, lastUsed: 1)
      all[source] = facts
    }
    return (shard.bytes(writer: writer) ?? [], all)
  }

  @Test func `a changed byte anywhere makes the file worthless`() {
    var random = SeededGenerator(seed: seed)
    let bytes = shard(3, using: &random).bytes
    #expect(CacheShard(bytes, writer: writer) != nil)
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= UInt8.random(in: 1...255, using: &random)
      #expect(CacheShard(changed, writer: writer) == nil, "byte \(index), seed \(seed)")
    }
  }

  @Test func `a file that is cut or too long is worthless`() {
    var random = SeededGenerator(seed: seed)
    let bytes = shard(2, using: &random).bytes
    for length in 0..<bytes.count {
      #expect(CacheShard(Array(bytes.prefix(length)), writer: writer) == nil)
    }
    #expect(CacheShard(bytes + [0], writer: writer) == nil)
  }

  /// The checksum is corrected, so that the code behind it has to detect the damage itself.
  @Test func `damage under a right checksum traps nowhere, and facts stay well formed`() {
    var random = SeededGenerator(seed: seed)
    var believed = 0
    for _ in 0..<1_500 {
      var (bytes, facts) = shard(3, using: &random)
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, using: &random) }
      mend(&bytes)
      guard let shard = CacheShard(bytes, writer: writer) else { continue }
      var copy = CacheShard.Writer()
      for source in facts.keys {
        copy.add(source, from: shard, lastUsed: 2)
        guard let facts = shard.facts(of: source) else { continue }
        believed += 1
        #expect(FactsEncoding.canEncode(facts), "seed \(seed)")
      }
      _ = copy.bytes(writer: writer).flatMap { CacheShard($0, writer: writer) }
    }
    // NB: otherwise the damage would not reach the facts.
    #expect(believed > 500)
  }

  private func damage(_ bytes: inout [UInt8], using random: inout SeededGenerator) {
    guard bytes.count > 41 else { return }
    let at = Int.random(in: 40..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[at] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes[at] = 0xFF
    case 2: bytes.remove(at: at)
    case 3: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: at)
    default: for index in at..<min(at + 4, bytes.count) { bytes[index] = 0xFF }
    }
  }

  private func mend(_ bytes: inout [UInt8]) {
    guard bytes.count >= 40 else { return }
    var header = ByteWriter()
    header.append(ContentHash(of: Array(bytes[40...])))
    bytes.replaceSubrange(24..<40, with: header.bytes)
  }

  @Test func `facts come from the source again when their file is broken`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("struct A {}", to: "A.swift")
    let files = [DiscoveredFile(path: source, shownPath: "A.swift")]
    let made = SyntheticFacts.facts(seed: seed)
    func load() -> LoadedSource? {
      let cache = FactsCache(folder: folder.path("cache"), writer: writer, today: 1)
      let threads = WorkerThreads(count: 1)
      let loaded = SourceLoader(threads: threads, cache: cache).load(
        files, reader: {}, read: { _, _ in made })
      cache.save(on: threads)
      return loaded.sources.first
    }
    #expect(load()?.isFromCache == false)
    #expect(load()?.isFromCache == true)
    let stored = try FileManager.default.contentsOfDirectory(
      at: folder.url("cache"), includingPropertiesForKeys: nil)
    for file in stored { try Data("rubbish".utf8).write(to: file) }
    let again = load()
    #expect(again?.isFromCache == false)
    #expect(transcript(again?.facts) == transcript(made), "seed \(seed)")
    #expect(load()?.isFromCache == true)
  }
}
