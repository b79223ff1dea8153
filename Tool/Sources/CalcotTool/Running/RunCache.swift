import CalcotConfiguration
import CalcotFiles

/// A cache of the result for the same files and the same question.
///
/// The result depends on the paths and bytes of the files, on the configuration, on the question,
/// and on this build of the tool; a hash of all of these is the key.
struct RunCache: Sendable {
  private let cache: ResultCache
  private let question: ContentHash
  private let key: ContentHash

  /// Creates the cache; nil if there is no folder for it.
  ///
  /// - Parameters:
  ///   - others: The files of other codebases that the result depends on.
  ///   - asked: The options of the command. A list whose order does not change the result must be
  ///     sorted.
  init?(
    of sources: ReadSources, _ storyboards: [ReadStoryboard] = [], and others: ReadSources? = nil,
    reading: CodebaseReading, asked: [[String]], in environment: ToolEnvironment
  ) {
    guard let folder = sources.cacheFolder else { return nil }
    cache = ResultCache(
      folder: folder, writer: environment.toolIdentity, today: environment.today)

    var words = ByteWriter()
    words.append(text: environment.currentFolder.bytes)
    words.append(text: sources.project.folder.bytes)
    for list in [reading.paths] + asked {
      words.append(UInt32(list.count))
      for word in list { words.append(word) }
    }
    words.append(reading.configurationPath ?? "")
    words.append(reading.ignoresConfiguration ? 1 : 0)
    question = ContentHash(of: words.bytes)

    var all = ByteWriter()
    all.reserve(sources.files.files.count * 160)
    all.append(question)
    all.append(sources.project.hash ?? ContentHash(high: 0, low: 0))
    for file in sources.files.files + (others?.files.files ?? []) {
      all.append(text: file.file.path.bytes)
      all.append(file.file.shownPath)
      all.append(UInt32(Self.number(of: file.file.origin)))
      all.append(file.hash)
    }
    for storyboard in storyboards {
      all.append(storyboard.path)
      all.append(ContentHash(of: storyboard.bytes))
    }
    key = ContentHash(of: all.bytes)
  }

  private static func number(of origin: DiscoveredFile.Origin) -> UInt32 {
    switch origin {
    case .written: 0
    case .generated: 1
    case .template: 2
    }
  }

  /// The bytes of an earlier result; nil if there are none.
  var bytes: [UInt8]? { cache.result(of: question, key: key) }

  func keep(_ bytes: [UInt8]) { cache.keep(bytes, of: question, key: key) }
}

extension ByteWriter {
  fileprivate mutating func append(text: [UInt8]) {
    append(UInt32(text.count))
    append(contentsOf: text)
  }
}
