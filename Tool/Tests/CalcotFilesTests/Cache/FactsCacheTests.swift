import CalcotCode
import CalcotToolTesting
import Foundation
import Testing

@testable import CalcotFiles

struct FactsCacheTests {
  let folder: TemporaryFolder
  let threads = WorkerThreads(count: 2)
  let seed = UInt64.random(in: .min ... .max)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func cache(
    writer: String = "1.0", today: UInt32 = 20_000, in name: String = "a/b"
  ) -> FactsCache {
    FactsCache(
      folder: folder.path(name), writer: ContentHash(of: Array(writer.utf8)), today: today)
  }

  private func hash(_ number: Int) -> ContentHash { ContentHash(of: Array("\(number)".utf8)) }

  /// Returns some sources and their facts.
  private func facts(_ count: Int) -> [ContentHash: FileFacts] {
    var random = SeededGenerator(seed: seed)
    return Dictionary(
      uniqueKeysWithValues: (0..<count).map { number in
        let nodes = Int.random(in: 1...200, using: &random)
        return (hash(number), SyntheticFacts.facts(nodes: nodes, using: &random))
      })
  }

  private func store(_ facts: [ContentHash: FileFacts], in cache: FactsCache) {
    for (source, facts) in facts { cache.add(facts, of: source) }
    cache.save(on: threads)
  }

  private func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: folder.url("a/b"), includingPropertiesForKeys: nil)
  }

  @Test func `facts come back as they were`() {
    let facts = facts(300)
    store(facts, in: cache())
    let later = cache()
    for (source, facts) in facts {
      #expect(transcript(later.facts(of: source)) == transcript(facts), "seed \(seed)")
    }
    #expect(later.facts(of: hash(-1)) == nil)
  }

  @Test func `facts that were added are known at once`() {
    let cache = cache()
    let facts = facts(1)
    for (source, facts) in facts {
      #expect(cache.facts(of: source) == nil)
      cache.add(facts, of: source)
      #expect(transcript(cache.facts(of: source)) == transcript(facts))
    }
  }

  @Test func `another version's facts are not taken, and give way`() {
    let facts = facts(20)
    store(facts, in: cache())
    let newer = cache(writer: "1.1")
    #expect(facts.keys.allSatisfy { newer.facts(of: $0) == nil })
    store(facts, in: newer)
    let again = cache(writer: "1.1")
    #expect(facts.keys.allSatisfy { again.facts(of: $0) != nil })
  }

  @Test func `a run that meets nothing new writes nothing`() throws {
    let facts = facts(100)
    store(facts, in: cache())
    for file in try files() {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
    }
    let later = cache()
    for source in facts.keys { _ = later.facts(of: source) }
    later.save(on: threads)
    #expect(try files().allSatisfy { try modified($0) == 1 })

    // One new source: one file.
    later.add(SyntheticFacts.facts(seed: seed), of: hash(-1))
    later.save(on: threads)
    #expect(try files().filter { try modified($0) != 1 }.count == 1)
    let last = cache()
    #expect(facts.keys.allSatisfy { last.facts(of: $0) != nil })
    #expect(last.facts(of: hash(-1)) != nil)
  }

  private func modified(_ file: URL) throws -> Double? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes[.modificationDate] as? Date)?.timeIntervalSince1970
  }

  @Test func `facts that nobody asks for are dropped after a month`() throws {
    let facts = facts(400)
    store(facts, in: cache(today: 20_000))
    let kept = Set(facts.keys.sorted { $0.low < $1.low }.prefix(200))
    // NB: a use in between keeps them, and noting it rewrites their files.
    let between = cache(today: 20_020)
    for source in kept { _ = between.facts(of: source) }
    between.save(on: threads)
    let later = cache(today: 20_031)
    for source in kept { _ = later.facts(of: source) }
    later.save(on: threads)
    let last = cache(today: 20_031)
    #expect(kept.allSatisfy { last.facts(of: $0) != nil })
    // NB: a file that no run uses is not written either.
    let written = Set(kept.map(FactsCache.index))
    let dropped = facts.keys.filter {
      !kept.contains($0) && written.contains(FactsCache.index(of: $0))
    }
    #expect(dropped.count > 100)
    #expect(dropped.allSatisfy { last.facts(of: $0) == nil })
  }

  @Test func `facts that another process wrote meanwhile stay`() {
    let facts = facts(200)
    let sources = Array(facts.keys)
    let one = cache()
    let other = cache()
    for (index, source) in sources.enumerated() {
      let mine = index % 2 == 0 ? one : other
      #expect(mine.facts(of: source) == nil)
      mine.add(facts[source] ?? SyntheticFacts.facts(seed: seed), of: source)
    }
    one.save(on: threads)
    other.save(on: threads)
    let later = cache()
    for source in sources {
      #expect(transcript(later.facts(of: source)) == transcript(facts[source]), "seed \(seed)")
    }
  }

  @Test func `many caches that write at once leave whole files and no others`() throws {
    let facts = facts(64)
    let made = WorkerThreads(count: 8).map(24) { number in
      let cache = cache()
      for (source, facts) in facts { cache.add(facts, of: source) }
      cache.save(on: WorkerThreads(count: 1))
      return number
    }
    #expect(made == Array(0..<24))
    #expect(try files().allSatisfy { $0.pathExtension == "facts" })
    let later = cache()
    for (source, facts) in facts {
      #expect(transcript(later.facts(of: source)) == transcript(facts), "seed \(seed)")
    }
  }

  @Test func `a cache whose folder cannot be made keeps facts in memory only`() throws {
    try folder.write("a file", to: "file")
    let facts = facts(3)
    let cache = cache(in: "file/below")
    store(facts, in: cache)
    #expect(facts.keys.allSatisfy { cache.facts(of: $0) != nil })
    #expect(facts.keys.allSatisfy { self.cache(in: "file/below").facts(of: $0) == nil })
  }

  @Test func `facts that could not be read back are not written`() {
    var broken = SyntheticFacts.facts(seed: seed)
    broken.nodes[0].end += 1
    let cache = cache()
    cache.add(broken, of: hash(1))
    cache.save(on: threads)
    #expect(self.cache().facts(of: hash(1)) == nil)
  }
}

extension SyntheticFacts {
  static func facts(seed: UInt64) -> FileFacts {
    var random = SeededGenerator(seed: seed)
    return facts(nodes: 20, using: &random)
  }
}
