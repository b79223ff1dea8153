import Calcot
import CalcotContent
import Dispatch

/// A worker that performs the app's requests in a terminal: it starts programs, reads and writes
/// files off the main actor, and keeps the user's panel.
@MainActor
final class WorkRunner {
  /// The dependencies of a worker.
  struct Dependencies: Sendable {
    let files: LocalFiles
    let opener: SystemOpener
    /// The clipboard, or `nil` if text cannot be copied.
    let clipboard: ClipboardBytes?
    let fileWork: FileWork
    /// A Boolean value that indicates whether there is room to list folders.
    var listsFolders = false

    /// The dependencies for a terminal that shows plain text. It has no clipboard, and no room for
    /// lists.
    var forPlainText: Dependencies {
      Dependencies(files: files, opener: opener, clipboard: nil, fileWork: fileWork)
    }
  }

  /// The panel that is shown, or `nil` if no request needs the user.
  private(set) var panel: WorkPanel?
  let dependencies: Dependencies
  private let reply: (HostReply, HostRequestID) -> Answer
  private let write: ([UInt8]) -> Void
  private let changed: () -> Void
  private var request: HostRequest?
  /// The work under way by number, including work for closed requests.
  private var works: [Int: Task<Void, Never>] = [:]
  /// The number of the work that the open request waits for.
  private var awaited: Int?
  private var started = 0
  private var typedAhead: [Key] = []
  private static let mostTypedAhead = 1_000
  /// The pending writes, including those for closed requests.
  private let writing = DispatchGroup()

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - reply: A closure that sends a reply to the app.
  ///   - write: A closure that writes to the terminal.
  ///   - changed: A closure that is called when the panel has changed without a key.
  init(
    _ dependencies: Dependencies, reply: @escaping (HostReply, HostRequestID) -> Answer,
    write: @escaping ([UInt8]) -> Void, changed: @escaping () -> Void
  ) {
    self.dependencies = dependencies
    self.reply = reply
    self.write = write
    self.changed = changed
  }

  var shown: HostRequestID? { panel == nil ? nil : request?.id }

  /// Starts the request and drops the previous one. A request that fails at once is answered in
  /// `words`.
  func update(_ request: HostRequest?, words: HostWords) {
    guard request?.id != self.request?.id else { return }
    (self.request, panel, awaited, typedAhead) = (request, nil, nil, [])
    guard let request else { return }
    switch request.work {
    case .open(let address): open(address, for: request)
    case .copy(let text): finish(copy(text).map { .failed($0.text(words)) } ?? .done)
    case .share, .pickImage, .pickDocuments:
      panel = WorkPanel(request.work, canCopy: dependencies.clipboard != nil)
      if let effect = panel?.listing() { perform(effect) }
    }
  }

  /// Handles a key. While work is under way, keys are queued; Escape only while a file is written.
  func handle(_ key: Key) {
    guard let waits = panel?.waits(key) else { return }
    if waits {
      if typedAhead.count < WorkRunner.mostTypedAhead { typedAhead.append(key) }
      return
    }
    if let effect = panel?.handle(key) { perform(effect) }
  }

  /// Handles a line of plain text.
  func take(line: String) {
    if panel?.isBusy == false, let effect = panel?.take(line: line) { perform(effect) }
  }

  /// A Boolean value that indicates whether the open request waits for work.
  var isAwaiting: Bool { awaited != nil }

  /// Waits for work, that of the open request first; returns `false` if there is none.
  func awaitWork() async -> Bool {
    guard let work = awaited.flatMap({ works[$0] }) ?? works.values.first else { return false }
    await work.value
    return true
  }

  /// Waits for pending writes within a time limit, as the process may end afterwards.
  func finishWriting() async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "calcot.writing").async { [writing, dependencies] in
        _ = writing.wait(timeout: .now() + dependencies.fileWork.patience)
        continuation.resume()
      }
    }
  }

  /// Blocks for pending writes within a time limit, when the process ends before anything else can
  /// run.
  func finishWritingAtOnce() { _ = writing.wait(timeout: .now() + dependencies.fileWork.patience) }

  private func perform(_ effect: WorkPanel.Effect) {
    let files = dependencies.files
    switch effect {
    case .none: break
    case .reply(let answer): finish(answer)
    case .copy(let text): take(.copied(copy(text)))
    case .complete(let beginning, let kinds):
      start {
        let (folder, name) = TypedPath.parts(of: beginning)
        let entries = files.entries(of: folder, beginning: name)
        return .completed(
          PathCompletion(of: beginning, among: entries, kinds: kinds), of: beginning)
      }
    case .list(let folder, let isEntered):
      guard dependencies.listsFolders, let kinds = panel?.kinds else { return }
      start {
        let entries = files.entries(of: folder, beginning: "")
        return .listed(FolderList(folder, entries: entries, kinds: kinds, isEntered: isEntered))
      }
    case .read(let paths, let pick):
      start {
        do throws(FileProblem) {
          return .read(.success(try files.read(anyOf: paths, for: pick)))
        } catch { return .read(.failure(error)) }
      }
    case .write(let content, let paths, let replaces):
      start(in: writing) {
        do throws(FileProblem) {
          try files.write(content, toAnyOf: paths, replacing: replaces)
          return .written(nil)
        } catch { return .written(error) }
      }
    }
  }

  private func take(_ outcome: WorkPanel.Outcome) {
    if let effect = panel?.take(outcome) { perform(effect) }
    // NB: a second Enter must not answer a question that the user has not seen.
    if panel?.problem != nil { typedAhead = [] }
    while panel?.isBusy == false, !typedAhead.isEmpty { handle(typedAhead.removeFirst()) }
  }

  private func finish(_ answer: HostReply) {
    guard let request else { return }
    // NB: the app's update, perhaps with the next request, arrives before this returns.
    guard case .refused(.notAccepted(let reason)) = reply(answer, request.id) else { return }
    panel?.refused(reason)
  }

  private func open(_ address: WebAddress, for request: HostRequest) {
    let opener = dependencies.opener
    background({ opener.open(address) }) { [weak self] isOpened in
      guard let self else { return }
      if isOpened { return self.finish(.done) }
      self.panel = WorkPanel(request.work, canCopy: self.dependencies.clipboard != nil)
    }
  }

  /// Copies a text to the clipboard; returns the problem if it cannot be copied.
  func copy(_ text: String) -> WorkPanel.Problem? {
    guard let bytes = dependencies.clipboard?(text) else {
      return .tooLongToCopy(bytes: text.utf8.count)
    }
    write(bytes)
    return nil
  }

  private func start(
    in group: DispatchGroup? = nil, _ body: @escaping @Sendable () -> WorkPanel.Outcome
  ) {
    background(in: group, body) { [weak self] in self?.take($0) }
  }

  /// Runs a blocking closure on its own thread; its result counts only while the same request is
  /// open.
  private func background<T: Sendable>(
    in group: DispatchGroup? = nil, _ body: @escaping @Sendable () -> T,
    then end: @escaping @MainActor (T) -> Void
  ) {
    started += 1
    let number = started
    let queue = dependencies.fileWork.queue ?? DispatchQueue(label: "calcot.files")
    let (results, continuation) = AsyncStream.makeStream(of: T.self)
    // NB: not started by the task, which may never begin if the process ends in this turn.
    queue.async(group: group) {
      continuation.yield(body())
      continuation.finish()
    }
    let task = Task { [weak self] in
      for await found in results {
        guard let self else { return }
        self.works[number] = nil
        guard self.awaited == number else { return }
        self.awaited = nil
        end(found)
        self.changed()
      }
    }
    (works[number], awaited) = (task, number)
  }
}
