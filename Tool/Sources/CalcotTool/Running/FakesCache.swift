import CalcotFakes
import CalcotFiles

/// The files of an earlier run, without their content, and its refusals.
struct MadeFakes: Sendable, Equatable {
  struct File: Sendable, Equatable {
    var name: String
    var hash: ContentHash
  }

  /// The lines about protocols without a fake.
  var refusals: [String]
  var files: [File]

  init(refusals: [String], files: [FakeFile]) {
    self.refusals = refusals
    self.files = files.map { File(name: $0.name, hash: ContentHash(of: Array($0.text.utf8))) }
  }
}

/// A cache of the fakes made from the same files, which then need no parsing.
struct FakesCache: Sendable {
  private let cache: RunCache

  /// Creates the cache; nil if there is no folder for it.
  init?(
    of sources: ReadSources, _ others: ReadSources?, run: FakesRun, in environment: ToolEnvironment
  ) {
    let asked = [
      ["fakes", run.output, "\(run.isMarkedOnly)"], run.names, run.others, run.modules,
    ]
    let cache = RunCache(
      of: sources, and: others, reading: run.reading, asked: asked, in: environment)
    guard let cache else { return nil }
    self.cache = cache
  }

  /// The fakes of an earlier run; nil if they are not cached.
  var fakes: MadeFakes? {
    cache.bytes?.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      return try? MadeFakes(reading: &reader)
    }
  }

  func keep(_ fakes: MadeFakes) {
    var writer = ByteWriter()
    writer.append(UInt32(fakes.refusals.count))
    fakes.refusals.forEach { writer.append($0) }
    writer.append(UInt32(fakes.files.count))
    for file in fakes.files {
      writer.append(file.name)
      writer.append(file.hash)
    }
    cache.keep(writer.bytes)
  }
}

extension MadeFakes {
  fileprivate init(reading reader: inout ByteReader) throws(CorruptCache) {
    refusals = []
    for _ in 0..<(try reader.number()) { refusals.append(try reader.text()) }
    files = []
    for _ in 0..<(try reader.number()) {
      files.append(File(name: try reader.text(), hash: try reader.hash()))
    }
  }
}
