import Calcot
import Dispatch

/// Does what an app asks of its host in a terminal, by the user's means: it starts programs, reads
/// and writes files off the main actor, and keeps the panel in which the user says which.
@MainActor
final class RequestWorker {
  /// What there is to do it with.
  struct Means: Sendable {
    let files: LocalFiles
    let opener: SystemOpener
    /// Nil where nothing can be copied.
    let clipboard: ClipboardBytes?
    let words: TerminalWords
    let fileWork: FileWork
  }

  /// What is shown to the user; nil where nothing is to be done by them.
  private(set) var panel: RequestPanel?
  private let means: Means
  private let reply: (HostReply, HostRequestID) -> Answer
  private let write: ([UInt8]) -> Void
  private let changed: () -> Void
  private var request: HostRequest?
  /// What is under way, also for requests that are not open any more, by its number.
  private var works: [Int: Task<Void, Never>] = [:]
  /// What the open request waits for.
  private var awaited: Int?
  private var started = 0
  private var typedAhead: [Key] = []
  private static let mostTypedAhead = 1_000
  /// What is being written, also for requests that are not open any more.
  private let writing = DispatchGroup()

  /// - Parameters:
  ///   - reply: tells the app what has come of a request.
  ///   - write: writes to the terminal.
  ///   - changed: is called when the panel has changed while no key was handled.
  init(
    _ means: Means, reply: @escaping (HostReply, HostRequestID) -> Answer,
    write: @escaping ([UInt8]) -> Void, changed: @escaping () -> Void
  ) {
    self.means = means
    self.reply = reply
    self.write = write
    self.changed = changed
  }

  /// The request that the panel is for.
  var shown: HostRequestID? { panel == nil ? nil : request?.id }

  /// Takes up what the app asks for now, and lets go of what it does not ask for any more.
  func update(_ request: HostRequest?) {
    guard request?.id != self.request?.id else { return }
    (self.request, panel, awaited, typedAhead) = (request, nil, nil, [])
    guard let request else { return }
    switch request.work {
    case .open(let address): open(address, for: request)
    case .copy(let text): finish(copying: text)
    case .share, .pickImage, .pickDocuments:
      panel = RequestPanel(request.work, canCopy: means.clipboard != nil)
    }
  }

  /// Does what a key means. While something is under way keys wait for it, mostly except Escape.
  func handle(_ key: Key) {
    guard let waits = panel?.waits(key) else { return }
    if waits {
      if typedAhead.count < RequestWorker.mostTypedAhead { typedAhead.append(key) }
      return
    }
    if let effect = panel?.handle(key) { perform(effect) }
  }

  /// Does what a line of plain text means.
  func take(line: String) {
    if panel?.isBusy == false, let effect = panel?.take(line: line) { perform(effect) }
  }

  /// Whether the open request waits for something.
  var isAwaiting: Bool { awaited != nil }

  /// Waits for what is under way, for the open request first; false where nothing is.
  func awaitWork() async -> Bool {
    guard let work = awaited.flatMap({ works[$0] }) ?? works.values.first else { return false }
    await work.value
    return true
  }

  /// Waits until what is being written is on the disk, but not for ever, as the process may end then.
  func finishWriting() async {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "calcot.writing").async { [writing, means] in
        _ = writing.wait(timeout: .now() + means.fileWork.patience)
        continuation.resume()
      }
    }
  }

  /// The same where the process ends before anything else can run.
  func finishWritingAtOnce() { _ = writing.wait(timeout: .now() + means.fileWork.patience) }

  private func perform(_ effect: RequestPanel.Effect) {
    let files = means.files
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

  private func take(_ outcome: RequestPanel.Outcome) {
    if let effect = panel?.take(outcome) { perform(effect) }
    // NB: a second Enter must not answer a question that nobody has seen.
    if panel?.problem != nil { typedAhead = [] }
    while panel?.isBusy == false, !typedAhead.isEmpty { handle(typedAhead.removeFirst()) }
  }

  private func finish(_ answer: HostReply) {
    guard let request else { return }
    // NB: the app's update comes before this returns, and with it perhaps the next request.
    guard case .refused(.notAccepted(let reason)) = reply(answer, request.id) else { return }
    panel?.refused(reason)
  }

  private func open(_ address: WebAddress, for request: HostRequest) {
    let opener = means.opener
    background({ opener.open(address) }) { [weak self] isOpened in
      guard let self else { return }
      if isOpened { return self.finish(.done) }
      self.panel = RequestPanel(request.work, canCopy: self.means.clipboard != nil)
    }
  }

  private func finish(copying text: String) {
    finish(copy(text).map { .failed($0.text(means.words)) } ?? .done)
  }

  private func copy(_ text: String) -> RequestPanel.Problem? {
    guard let bytes = means.clipboard?(text) else {
      return .tooLongToCopy(bytes: text.utf8.count)
    }
    write(bytes)
    return nil
  }

  private func start(
    in group: DispatchGroup? = nil, _ body: @escaping @Sendable () -> RequestPanel.Outcome
  ) {
    background(in: group, body) { [weak self] in self?.take($0) }
  }

  /// Does something that blocks on a thread of its own; what comes of it counts only while the same
  /// request is open.
  private func background<T: Sendable>(
    in group: DispatchGroup? = nil, _ body: @escaping @Sendable () -> T,
    then end: @escaping @MainActor (T) -> Void
  ) {
    started += 1
    let number = started
    let queue = means.fileWork.queue ?? DispatchQueue(label: "calcot.files")
    let (results, continuation) = AsyncStream.makeStream(of: T.self)
    // NB: not from the task, which does not begin where the process ends in this turn.
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
