import ArgumentParser
import CalcotRecording
import CalcotTesting
import Foundation
import ShowcaseRecording
import Calcot

/// A replay of a recorded run of the sample.
@main
struct ReplayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Repeats a run of the sample, recorded by `Showcase --record`, without a host.",
    discussion: "Fails if the run comes to other trees, steps or texts, and says at which input.")

  @Argument(help: "The recording.")
  var file: String

  @Flag(help: "Prints the run as a test.")
  var test = false

  @Flag(help: "Goes forward and back by keys: n, b, the number of an input, q.")
  var step = false

  @MainActor
  mutating func run() async throws {
    let recording: Recording
    let start: ShowcaseStart
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      recording = try Recording(reading: data, of: Recorder.showcase)
      start = try recording.start(as: ShowcaseStart.self)
    } catch let error as RecordingError {
      throw fail("\(file), \(error)")
    } catch {
      throw fail("\(file) cannot be read: \(error.localizedDescription)")
    }
    for note in [recording.versionProblem(Recorder.showcaseVersion), recording.interruption] {
      note.map { print("\(file), \($0)") }
    }
    let replay = Replay(recording) { .showcase(start, $0) }
    do {
      if step { return try await walk(replay) }
      if test { return print(try await replay.transcript(named: "a recorded run")) }
      try await replay.run()
    } catch let difference as ReplayDifference {
      throw fail("\(difference)")
    }
    print("The same after \(replay.inputCount) inputs.\n\n\(replay.text)")
  }

  /// Shows one state after the other, as the user says.
  @MainActor
  private func walk(_ replay: Replay) async throws {
    try await replay.go(to: 0)
    while true {
      show(replay)
      guard let word = readLine() else { return }
      switch word.trimmingCharacters(in: .whitespaces) {
      case "q": return
      case "", "n": try await replay.go(to: replay.position + 1)
      case "b": try await replay.go(to: max(replay.position - 1, 0))
      case let word:
        guard let position = Int(word), position >= 0 else {
          print("n goes on, b goes back, a number goes to an input, q ends.")
          continue
        }
        try await replay.go(to: position)
      }
    }
  }

  @MainActor
  private func show(_ replay: Replay) {
    print("\n── after input \(replay.position) of \(replay.inputCount)")
    for line in replay.happened { print("   \(line)") }
    print("\(replay.text)\n")
    print("   next: \(replay.nextInput ?? "the end")")
    print("n, b, number, q> ", terminator: "")
    fflush(nil)
  }

  private func fail(_ reason: String) -> ExitCode {
    FileHandle.standardError.write(Data("replay: error: \(reason)\n".utf8))
    return .failure
  }
}
