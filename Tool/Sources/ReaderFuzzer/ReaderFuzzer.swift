import ArgumentParser
import CalcotFuzzing
import Foundation

@main
struct ReaderFuzzer: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reads mutated source and checks that nothing crashes and all facts are well formed.")

  @Argument(help: "Folders whose Swift files are mutated beside those written for it.")
  var folders: [String] = []

  @Option(help: "How many inputs.")
  var inputs = 50_000

  @Option(help: "The same seed and folders give the same inputs.")
  var seed: UInt64 = 1

  @Option(help: "Reads one input only, and writes it to standard output.")
  var only: Int?

  func run() throws {
    let seeds = Seeds.written + folders.flatMap(Seeds.files(in:))
    let fuzzing = Fuzzing(seeds: seeds, seed: seed)
    if let only {
      FileHandle.standardOutput.write(Data(fuzzing.input(only)))
      return try report(fuzzing.failures(in: only..<only + 1))
    }
    let note = FileManager.default.temporaryDirectory.appending(path: "fuzzed-\(getpid())")
    let descriptor = open(note.path, O_CREAT | O_TRUNC | O_WRONLY, 0o600)
    guard descriptor >= 0 else { throw ValidationError("'\(note.path)' cannot be written") }
    say(
      "\(inputs) inputs of seed \(seed) from \(seeds.count) texts; the one being read is named in")
    say("\(note.path): after a crash, read it again with --only")
    var failures: [Fuzzing.Failure] = []
    for start in stride(from: 0, to: inputs, by: 2000) {
      failures += fuzzing.failures(in: start..<min(inputs, start + 2000)) { number in
        let digits = Array("\(number)\n".utf8)
        _ = pwrite(descriptor, digits, digits.count, 0)
        _ = ftruncate(descriptor, off_t(digits.count))
      }
      say("\(min(inputs, start + 2000)) read, \(failures.count) failed")
    }
    close(descriptor)
    try FileManager.default.removeItem(at: note)
    try report(failures)
  }

  private func report(_ failures: [Fuzzing.Failure]) throws {
    for failure in failures.prefix(20) {
      say("input \(failure.input): " + failure.what.joined(separator: "; "))
    }
    if !failures.isEmpty { throw ExitCode.failure }
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
