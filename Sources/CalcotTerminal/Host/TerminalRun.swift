import Calcot
import CalcotContent

/// The app that the host shows, and the ways in which showing it ends.
@MainActor
final class TerminalRun {
  private(set) var app: CalcotApp?
  private let allWords: HostWords
  private var finish: (() -> Void)?
  private let exitProcess: (Int32) -> Void

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - words: The words of the host in all languages.
  ///   - exitProcess: A closure that ends the process with a status.
  init(words: HostWords = HostWords(), exitProcess: @escaping (Int32) -> Void) {
    allWords = words
    self.exitProcess = exitProcess
  }

  /// The words of the host in the language that the app has chosen.
  var words: HostWords { app.map { allWords.translated(for: $0.status) } ?? allWords }

  /// The app, or `nil` if there is none or it shows nothing.
  var shownApp: CalcotApp? { app.flatMap { $0.tree.layers.isEmpty ? nil : $0 } }

  func show(_ app: CalcotApp) { self.app = app }

  /// Forgets the app without ending it.
  func leave() { app = nil }

  /// Waits until the user quits, the app ends, the terminal is gone, or the task is cancelled.
  ///
  /// - Parameter start: A closure that begins to show the app.
  func untilEnd(_ start: () throws -> Void) async rethrows {
    let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
    finish = { continuation.finish() }
    defer { finish = nil }
    try start()
    // NB: iteration also ends when the task is cancelled.
    for await _ in ended {}
  }

  /// Ends the wait, or the app if nobody waits.
  func quit() { if let finish { finish() } else { app?.end() } }

  /// Ends the wait, if the app has ended.
  func noteUpdate() { if app?.tree.layers.isEmpty == true { finish?() } }

  /// Ends the process with a status.
  func exit(_ status: Int32) { exitProcess(status) }
}
