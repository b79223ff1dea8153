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
      let failures = fuzzing.failures(in: only..<only + 1)
      tell(of: failures)
      if failures.isEmpty { return }
      throw ExitCode.failure
    }
    let note = FileManager.default.temporaryDirectory.appending(path: "fuzzed-\(getpid())")
    let descriptor = open(note.path, O_CREAT | O_TRUNC | O_WRONLY, 0o600)
    guard descriptor >= 0 else { throw ValidationError("'\(note.path)' cannot be written") }
    say(
      "\(inputs) inputs of seed \(seed) from \(seeds.count) texts; the one being read is named in")
    say("\(note.path): after a crash, read it again with --only")
    var failed = 0
    for start in stride(from: 0, to: inputs, by: 2000) {
      let failures = fuzzing.failures(in: start..<min(inputs, start + 2000)) { number in
        let digits = Array("\(number)\n".utf8)
        _ = pwrite(descriptor, digits, digits.count, 0)
        _ = ftruncate(descriptor, off_t(digits.count))
      }
      tell(of: failures)
      failed += failures.count
      say("\(min(inputs, start + 2000)) read, \(failed) failed")
    }
    close(descriptor)
    try FileManager.default.removeItem(at: note)
    if failed > 0 { throw ExitCode.failure }
  }

  private func tell(of failures: [Fuzzing.Failure]) {
    for failure in failures {
      say("input \(failure.input): " + failure.what.joined(separator: "; "))
    }
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
