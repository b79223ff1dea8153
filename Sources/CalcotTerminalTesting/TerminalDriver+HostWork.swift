public import Calcot
import CalcotTerminal
public import CalcotTesting

/// What the user at the terminal does for the app: reads the panel and types into it.
extension TerminalDriver {
  /// Whether a panel was painted last.
  public var isRequestShown: Bool { terminalHost.painted.request != nil }

  /// What the system's opener was started with, what came to the terminal's clipboard, and what was
  /// saved in the folder in which the host works.
  public var performed: [HostWork] {
    noteWork()
    return work.done
  }

  /// Copies a text, takes the name under which a file is offered to be saved, or copies an address that
  /// nothing could open and closes the panel.
  public func carryOut() throws(NotThere) {
    let request = try offered()
    guard request.pick == nil else { throw NotThere("Files are to be picked: pick some.") }
    work.awaited = request
    if case .open = request { terminal.type(.character("c")) }
    terminal.type(.enter)
  }

  /// Puts the files on the disk, and types the path of each.
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

  /// Finds out what has been done since it was looked for last.
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

/// What the user at a terminal has done for the app, and by which means.
struct TerminalWork {
  let files = TemporaryFiles()
  let opened = OpenedAddresses()
  var done: [HostWork] = []
  var copiesNoted = 0
  /// What the user is doing, of which nothing is to be seen yet.
  var awaited: HostWork?
}

/// The addresses with which the system's opener was started; it is started beside the main actor.
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
