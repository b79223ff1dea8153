import CalcotCode
import CalcotMap
import CalcotReader
import Foundation
import Synchronization

/// Runs all rules and the map on programs that refer to themselves at random.
public struct ProgramFuzzing: Sendable {
  private let seed: UInt64

  public init(seed: UInt64) { self.seed = seed }

  /// Returns the texts of a program's files.
  public func program(_ number: Int) -> [String] {
    var maker = ProgramMaker(seed: seed &* 1_000_003 &+ UInt64(number))
    return maker.program()
  }

  /// Runs the programs with these numbers on a thread with as much stack as the workers of `calcot`.
  public func failures(in programs: Range<Int>) -> [Fuzzing.Failure] {
    let result = Mutex<[Fuzzing.Failure]>([])
    Fuzzing.withThread {
      let failures = programs.flatMap { number -> [Fuzzing.Failure] in
        let what = Self.failures(of: program(number))
        return what.isEmpty ? [] : [Fuzzing.Failure(input: number, what: what)]
      }
      result.withLock { $0 = failures }
    }
    return result.withLock { $0 }
  }

  /// The maximum time for a program of a hundred lines; longer means that a search follows each way again
  /// and again.
  private static let longest = Duration.seconds(60)

  private static func failures(of texts: [String]) -> [String] {
    var reader = SourceReader()
    var fuzzed = FuzzedCodebase()
    for text in texts {
      let bytes = Array(text.utf8)
      fuzzed.add(bytes.withUnsafeBufferPointer { reader.facts(of: $0) }, of: bytes)
    }
    let start = Fuzzing.threadTime
    var failures = fuzzed.runRules()
    let map = NavigationMap(of: fuzzed.codebase, title: "Fuzzed")
    let ids = Set(map.screens.map(\.id))
    for arrow in map.arrows where !ids.contains(arrow.from) || !ids.contains(arrow.to) {
      failures.append("an arrow leads from \(arrow.from) to \(arrow.to)")
    }
    _ = map.cycles()
    let time = Fuzzing.threadTime - start
    if time > longest { failures.append("the rules and the map took \(time)") }
    return failures
  }
}
