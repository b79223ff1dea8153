import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTerminalTesting
import CalcotViews
import Dispatch
import Foundation

/// An app whose screen sends host requests for a test, on an in-memory terminal and in a folder of
/// its own.
final class WorkingApp: Coordinator, AddressOpening, Sharing, FilePicking {
  enum Place: Route { case start, next }

  let navigation = StackNavigation<Place>(root: .start)
  let terminal = VirtualTerminal(columns: 60, rows: 14)
  let folder: SampleFolder
  private(set) var app: CalcotApp?
  private(set) var host: TerminalHost?
  /// The outcomes of the requests, in order.
  private(set) var outcomes: [String] = []

  init() throws { folder = try SampleFolder() }

  func calcot(for route: Place, at place: RoutePlace<Place>) -> Placed {
    place.screen { Calcot("\(route)", view: WordView.init) }
  }

  func start(
    words: HostWords = HostWords(), disk: DispatchQueue? = nil,
    opening open: @escaping @Sendable (WebAddress) -> Bool = { _ in false },
    exit: @escaping (Int32) -> Void = { _ in }
  ) throws {
    let (app, host) = made(words: words, disk: disk, exit: exit, opening: open)
    try host.start(app)
  }

  /// Runs the app until it ends: on the terminal, or as plain text.
  func run(
    words: HostWords = HostWords(), disk: DispatchQueue, pipes: PlainPipes? = nil
  ) -> Task<Void, any Error> {
    let (app, host) = made(words: words, disk: disk, exit: { _ in }) { _ in false }
    return Task {
      if let pipes { return try await host.run(app, plainly: true, pipes: pipes) }
      try await host.run(app, plainly: false)
    }
  }

  private func made(
    words: HostWords, disk: DispatchQueue?, exit: @escaping (Int32) -> Void,
    opening open: @escaping @Sendable (WebAddress) -> Bool
  ) -> (CalcotApp, TerminalHost) {
    let app = CalcotApp(self)
    let host = TerminalHost(
      on: terminal, words: words,
      files: LocalFiles(workingFolder: folder.path, home: folder.path),
      opener: SystemOpener(open: open), fileWork: FileWork(on: disk, patience: 600),
      exitProcess: exit)
    (self.app, self.host) = (app, host)
    return (app, host)
  }

  /// Sends a request from the visible screen.
  func ask(_ work: @escaping @MainActor (WorkingApp) async -> String) async {
    guard let app, let screen = app.tree.visible?.id else { return }
    app.scope(of: screen)?.task("ask") { [weak self] in
      guard let self else { return }
      let outcome = await work(self)
      outcomes.append(outcome)
    }
    await app.settle()
  }

  func askForDocuments(_ pick: FilePick) async {
    await ask { app in
      do throws(Refusal) {
        return try await app.pickDocuments(pick).map(\.name).joined(separator: ", ")
      } catch { return "\(error)" }
    }
  }

  func settle() async {
    repeat { await app?.settle() } while await host?.awaitRequestWork() == true
  }
}

struct WordView: SemanticView {
  let viewModel: String

  var screen: Screen { Screen(viewModel) { Text("It is open.") } }
}
