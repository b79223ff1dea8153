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
  private let cache: ResultCache
  private let question: ContentHash
  private let key: ContentHash

  /// Creates the cache; nil if there is no folder for it.
  init?(
    of sources: ReadSources, _ others: ReadSources?, run: FakesRun, in environment: ToolEnvironment
  ) {
    guard let folder = sources.cacheFolder else { return nil }
    cache = ResultCache(folder: folder, writer: environment.toolIdentity, today: environment.today)
    var asked = ByteWriter()
    for list in [
      ["fakes", environment.currentFolder.text, run.output, "\(run.isMarkedOnly)"],
      run.reading.paths, run.names, run.others, run.modules,
    ] {
      asked.append(UInt32(list.count))
      list.forEach { asked.append($0) }
    }
    question = ContentHash(of: asked.bytes)

    var all = ByteWriter()
    all.append(question)
    for read in [sources, others].compactMap({ $0 }) {
      all.append(UInt32(read.files.files.count))
      for file in read.files.files {
        all.append(file.file.shownPath)
        all.append(file.hash)
      }
    }
    key = ContentHash(of: all.bytes)
  }

  /// The fakes of an earlier run; nil if they are not cached.
  var fakes: MadeFakes? {
    cache.result(of: question, key: key)?.withUnsafeBytes { bytes in
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
    cache.keep(writer.bytes, of: question, key: key)
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
