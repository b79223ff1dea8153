public import CalcotCode
import Synchronization

/// A loader that reads many files in parallel, each from the cache if it is there.
public struct SourceLoader: Sendable {
  /// The size in bytes above which a file is reported instead of read.
  public static let sizeLimit = 5 * 1024 * 1024

  private let threads: WorkerThreads
  private let cache: FactsCache?

  public init(threads: WorkerThreads, cache: FactsCache?) {
    self.threads = threads
    self.cache = cache
  }

  /// Reads the bytes of the files, their hashes and whether they are generated.
  public func read(_ files: [DiscoveredFile]) -> ReadFiles {
    var read = ReadFiles()
    for outcome in threads.map(files.count, { Self.read(files[$0]) }) {
      switch outcome {
      case .success(let file): read.files.append(file)
      case .failure(let problem): read.problems.append(problem)
      }
    }
    return read
  }

  /// Makes the facts of the files that were read. Each thread creates a reader for the files that
  /// are not in the cache; `progress` is called on any thread with the number of files that are
  /// done.
  public func load<Reader>(
    _ files: ReadFiles, progress: (@Sendable (Int) -> Void)? = nil,
    reader makeReader: @escaping @Sendable () -> Reader,
    read: @escaping @Sendable (inout Reader, UnsafeBufferPointer<UInt8>) -> FileFacts
  ) -> LoadedSources {
    let counter = Counter()
    let sources = threads.map(files.files.count, with: makeReader) { [cache] reader, index in
      let file = files.files[index]
      let known = cache?.facts(of: file.hash)
      let facts = known ?? file.bytes.withUnsafeBufferPointer { read(&reader, $0) }
      if known == nil { cache?.add(facts, of: file.hash) }
      if let progress { progress(counter.next()) }
      return LoadedSource(
        file: file.file, facts: facts, byteCount: file.bytes.count, isFromCache: known != nil)
    }
    return LoadedSources(sources: sources, problems: files.problems)
  }

  /// Reads the files and makes their facts.
  public func load<Reader>(
    _ files: [DiscoveredFile], progress: (@Sendable (Int) -> Void)? = nil,
    reader makeReader: @escaping @Sendable () -> Reader,
    read: @escaping @Sendable (inout Reader, UnsafeBufferPointer<UInt8>) -> FileFacts
  ) -> LoadedSources {
    load(self.read(files), progress: progress, reader: makeReader, read: read)
  }

  private final class Counter: Sendable {
    private let value = Atomic(0)
    func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  private static func read(_ file: DiscoveredFile) -> Result<ReadFile, FileProblem> {
    do {
      let bytes = try FileContent.read(file.path, limit: Self.sizeLimit)
      let isGenerated = file.origin == .written && GeneratedMark.stands(in: bytes)
      return .success(
        ReadFile(
          file: isGenerated
            ? DiscoveredFile(path: file.path, shownPath: file.shownPath, origin: .generated) : file,
          bytes: bytes, hash: ContentHash(of: bytes)))
    } catch {
      return .failure(FileProblem(path: file.shownPath, message: Self.message(error)))
    }
  }

  private static func message(_ failure: FileContent.Failure) -> String {
    switch failure {
    case .system(let failure):
      "cannot be read: \(failure.message)"
    case .notRegular:
      "is not a regular file, and was skipped"
    case .tooLarge(let size):
      "has \(size) bytes, more than the \(sizeLimit) that are read, and was skipped; exclude it, "
        + "or split it"
    }
  }
}

/// A file and its facts.
public struct LoadedSource: Sendable {
  public var file: DiscoveredFile
  public var facts: FileFacts
  public var byteCount: Int
  public var isFromCache: Bool
}

/// The files that were loaded, in their order, and the problems.
public struct LoadedSources: Sendable {
  public var sources: [LoadedSource] = []
  public var problems: [FileProblem] = []
}
