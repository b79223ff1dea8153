import ArgumentParser
import Calcot
import CalcotRecording
import Foundation
import ShowcaseApp
import ShowcaseRecording

/// The files into which the runs of the app are recorded: the named one, and one more for each
/// further browser tab, with a number. Only their owner may read them.
@MainActor
final class RecordingFiles {
  private let file: URL?
  private var count = 0
  /// The maximum number of files: anybody can open tabs.
  private static let most = 100

  /// - Parameter path: The first file; nil to record nothing.
  /// - Throws: The reason why the file cannot be written.
  init(_ path: String?) throws {
    file = path.map { URL(fileURLWithPath: $0) }
    guard let file else { return }
    do { try Data().write(to: file) } catch {
      throw ValidationError("\(file.path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Starts an app, and records it if that is wanted.
  func app(
    from start: ShowcaseStart, _ dependencies: any AppCoordinator.Dependencies,
    settings: any SettingsStore
  ) -> CalcotApp {
    guard let file, count < Self.most else { return start.app(dependencies, settings: settings) }
    count += 1
    if count == Self.most { warn("No run after this one is recorded: there are \(count) files.") }
    let next = count == 1 ? file : URL(fileURLWithPath: "\(file.path).\(count)")
    do {
      let recorder = try Recorder(showcase: start, file: next)
      return recorder.app(from: start, dependencies, settings: settings)
    } catch {
      warn("\(next.path) cannot be written, and this run is not recorded: \(error)")
      return start.app(dependencies, settings: settings)
    }
  }

  private func warn(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}
