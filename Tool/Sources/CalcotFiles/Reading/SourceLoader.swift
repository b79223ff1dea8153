public import CalcotCode
import Synchronization

/// Reads many files at once, each from the cache if it is known there.
public struct SourceLoader: Sendable {
  /// Larger files are reported instead of read, in bytes.
  public static let sizeLimit = 5 * 1024 * 1024

  private let threads: WorkerThreads
  private let cache: FactsCache?

  public init(threads: WorkerThreads, cache: FactsCache?) {
    self.threads = threads
    self.cache = cache
  }

  /// Reads the files. Each thread makes a reader of its own and has it read what the cache does not
  /// know; `progress` is called on any thread with the number of files that are done.
  public func load<Reader>(
    _ files: [DiscoveredFile], progress: (@Sendable (Int) -> Void)? = nil,
    reader makeReader: @escaping @Sendable () -> Reader,
    read: @escaping @Sendable (inout Reader, UnsafeBufferPointer<UInt8>) -> FileFacts
  ) -> LoadedSources {
    let counter = Counter()
    let outcomes = threads.map(files.count, with: makeReader) { [self] reader, index in
      let outcome = load(files[index]) { bytes in
        bytes.withUnsafeBufferPointer { read(&reader, $0) }
      }
      if let progress { progress(counter.next()) }
      return outcome
    }
    var loaded = LoadedSources()
    for outcome in outcomes {
      switch outcome {
      case .loaded(let source):
        loaded.sources.append(source)
      case .failed(let problem):
        loaded.problems.append(problem)
      }
    }
    return loaded
  }

  private final class Counter: Sendable {
    private let value = Atomic(0)
    func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).newValue }
  }

  private enum Outcome: Sendable {
    case loaded(LoadedSource)
    case failed(FileProblem)
  }

  private func load(_ file: DiscoveredFile, read: ([UInt8]) -> FileFacts) -> Outcome {
    do {
      let bytes = try FileContent.read(file.path, limit: Self.sizeLimit)
      let hash = ContentHash(of: bytes)
      let known = cache?.facts(of: hash)
      let facts = known ?? read(bytes)
      if known == nil { cache?.add(facts, of: hash) }
      let isGenerated = file.origin == .written && GeneratedMark.stands(in: bytes)
      return .loaded(
        LoadedSource(
          file: isGenerated
            ? DiscoveredFile(path: file.path, shownPath: file.shownPath, origin: .generated) : file,
          facts: facts, byteCount: bytes.count, isFromCache: known != nil))
    } catch {
      return .failed(FileProblem(path: file.shownPath, message: Self.message(error)))
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

/// A file and what the reader knows of it.
public struct LoadedSource: Sendable {
  public var file: DiscoveredFile
  public var facts: FileFacts
  public var byteCount: Int
  public var isFromCache: Bool
}

/// What became of the files that were to be read, in their order.
public struct LoadedSources: Sendable {
  public var sources: [LoadedSource] = []
  public var problems: [FileProblem] = []
}
