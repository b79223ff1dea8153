import CalcotCode
import CalcotReader
import Foundation
import Synchronization

/// Reads mutated source and checks the facts.
public struct Fuzzing: Sendable {
  private let mutator: Mutator

  /// - Parameter seeds: The texts that are mutated; see ``Seeds``.
  public init(seeds: [[UInt8]], seed: UInt64) {
    mutator = Mutator(seeds: seeds, seed: seed)
  }

  /// An input that violates an invariant.
  public struct Failure: Sendable {
    public let input: Int
    public let what: [String]
  }

  /// Returns the text of an input.
  public func input(_ number: Int) -> [UInt8] { mutator.input(number) }

  /// Reads the inputs with these numbers on a thread with as much stack as the workers of `calcot`.
  public func failures(in inputs: Range<Int>) -> [Failure] {
    let result = Mutex<[Failure]>([])
    Self.withThread {
      let failures = read(inputs)
      result.withLock { $0 = failures }
    }
    return result.withLock { $0 }
  }

  /// NB: a debug build's frames are several times as large as those of a release build.
  private static let stackSize = 64 << 20

  /// The maximum time for an input; longer means that the parser tries everything twice at each
  /// level.
  private static let longest = Duration.seconds(100)

  /// The processor time of this thread, which other work of the machine does not lengthen.
  static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  static func withThread(_ work: @escaping @Sendable () -> Void) {
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      finished.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    finished.wait()
  }

  private func read(_ inputs: Range<Int>) -> [Failure] {
    var reader = SourceReader()
    var failures: [Failure] = []
    var codebase = FuzzedCodebase()
    for number in inputs {
      let source = mutator.input(number)
      let start = Self.threadTime
      let facts = source.withUnsafeBufferPointer { reader.facts(of: $0) }
      let time = Self.threadTime - start
      var what = FactsCheck.failures(of: facts, source: source)
      if time > Self.longest { what.append("reading \(source.count) bytes took \(time)") }
      if number.isMultiple(of: 16) {
        var other = SourceReader()
        let again = source.withUnsafeBufferPointer { other.facts(of: $0) }
        if !facts.isSame(as: again) { what.append("read again, the facts differ") }
      }
      codebase.add(facts, of: source)
      if codebase.count == 40 || number == inputs.upperBound - 1 {
        what += codebase.runRules() + codebase.storeInCache()
        codebase = FuzzedCodebase()
      }
      if !what.isEmpty { failures.append(Failure(input: number, what: what)) }
    }
    return failures
  }
}

extension FileFacts {
  /// Returns a Boolean value that indicates whether all facts are the same, byte for byte.
  func isSame(as other: FileFacts) -> Bool {
    lineStarts == other.lineStarts && directives == other.directives && problems == other.problems
      && nodes.elementsEqual(other.nodes) { one, other in
        one.kind == other.kind && one.access == other.access && one.flags == other.flags
          && one.name == other.name && one.label == other.label && one.offset == other.offset
          && one.endOffset == other.endOffset && one.parent == other.parent && one.end == other.end
      }
  }
}
