import Calcot
public import CalcotContent
import CalcotTerminal
public import CalcotTesting

/// The driver's handling of host requests: it reads the panel and types into it.
extension TerminalDriver {
  /// A Boolean value that indicates whether a panel was painted last.
  public var isRequestShown: Bool { terminalHost.painted.request != nil }

  /// The work performed so far: addresses passed to the system's opener, texts copied to the
  /// terminal's clipboard, and files saved in the host's working folder.
  public var performed: [HostWork] {
    noteWork()
    return work.done
  }

  /// Copies a text, accepts the suggested file name, or copies an address that could not be opened
  /// and closes the panel.
  public func carryOut() throws(NotThere) {
    let request = try offered()
    guard request.pick == nil else { throw NotThere("Files are to be picked: pick some.") }
    work.files.make()
    work.awaited = request
    if case .open = request { terminal.type(.character("c")) }
    terminal.type(.enter)
  }

  /// Writes the files to the disk and types the path of each.
  public func pick(_ files: [PickedFile]) throws(NotThere) {
    let request = try offered()
    guard let pick = request.pick else { throw NotThere("Nothing is to be picked.") }
    for file in files {
      guard let path = work.files.add(file.name, content: file.content) else {
        throw NotThere("The system does not take a file called \"\(file.name)\".")
      }
      terminal.type(.end, .control("u"), .paste(path), .enter)
    }
    if files.count < pick.most { terminal.type(.enter) }
  }

  /// Presses Escape.
  public func leaveRequest() throws(NotThere) {
    _ = try offered()
    terminal.type(.escape)
  }

  private func offered() throws(NotThere) -> HostWork {
    noteWork()
    guard isRequestShown, let request = app?.hostRequest else {
      throw NotThere("The host offers nothing to do for the app.")
    }
    return request.work
  }

  /// Records the work done since the last call.
  func noteWork() {
    work.done += work.opened.take().map(HostWork.open)
    for text in terminal.screen.copied.dropFirst(work.copiesNoted) {
      switch work.awaited {
      case .share(.text(text))?: work.done.append(.share(.text(text)))
      case .open(let address)? where address.text == text: work.done.append(.open(address))
      default: work.done.append(.copy(text))
      }
      work.awaited = nil
    }
    work.copiesNoted = terminal.screen.copied.count
    if case .share(.file(let file))? = work.awaited, !isRequestShown {
      work.awaited = nil
      if let content = work.files.takeSaved(file.name) {
        work.done.append(.share(.file(PickedFile(file.name, content: content))))
      }
    }
  }
}

/// The work done at a terminal for the app, with the state needed to detect it.
struct TerminalWork {
  let files = TemporaryFiles()
  let opened = OpenedAddresses()
  var done: [HostWork] = []
  var copiesNoted = 0
  /// The work in progress, whose result is not visible yet.
  var awaited: HostWork?
}

/// The addresses passed to the system's opener, which runs off the main actor.
final class OpenedAddresses: Sendable {
  private let addresses = Locked<[WebAddress]>([])

  func add(_ address: WebAddress) { addresses.withLock { $0.append(address) } }

  func take() -> [WebAddress] {
    addresses.withLock { all in
      defer { all = [] }
      return all
    }
  }
}
