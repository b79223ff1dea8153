import CalcotContent
import CalcotTree

extension Engine {
  /// Uses a control, and returns when the task that it started has finished.
  func use(_ element: ElementID, in id: ScreenID) async -> Answer {
    let scope = live.screens[id]?.scope
    var started: Int?
    let answer = send(.activate(element, in: id)) { started = $0 }
    if let started { await scope?.end(ofTask: started) }
    return answer
  }

  /// Performs a user action in one turn.
  ///
  /// - Parameter started: A closure that receives the number of the task that a control has started
  ///   in its screen's scope.
  func send(_ input: HostInput, started: (Int) -> Void = { _ in }) -> Answer {
    publisher.flush()
    guard isRunning else { return .refused(.notRunning) }
    events.inputs.notify(input)
    guard isRunning else { return .refused(.notRunning) }
    return publisher.turn {
      switch input {
      case .choose(let index, let dialog): choose(index, in: dialog)
      case .activate(let element, let screen):
        use(screen, element) { used throws(Refusal) in
          try used.activate(element, started: started)
        }
      case .edit(let element, let text, let screen):
        use(screen, element) { used throws(Refusal) in try used.edit(element, text: text) }
      case .submit(let element, let screen):
        use(screen, element) { used throws(Refusal) in try used.submit(element) }
      case .showRows(let rows, let list, let screen): show(rows, of: list, in: screen)
      case .closeMessage(let message):
        changeQuestions { $0.close(message) } ? .done : .refused(.stale("\(message)"))
      case .useMessage(let message): useMessage(message)
      case .reply(let reply, let request): take(reply, to: request)
      case .open(let link): open(link, byUser: true)
      case .back, .pop, .dismiss, .select, .leave, .resize:
        input.move.map(propose) ?? .refused(.notRunning)
      }
    }
  }

  /// Builds the rows that a host shows, even those of a covered screen.
  private func show(_ rows: Range<Int>, of list: ElementID, in id: ScreenID) -> Answer {
    guard let screen = live.screens[id] else { return .refused(.screenEnded(id)) }
    guard let rendered = screen.render(marks: publisher.marks) else {
      return .refused(.noSuchControl(list.path, available: []))
    }
    guard let window = rendered.window(of: list, showing: rows) else {
      return rendered.missing(list) { if case .list = $0.kind { true } else { false } }
    }
    screen.show(window.range, of: list)
    publisher.marks.add(id)
    screen.pass(window.range, of: list)
    return .done
  }

  /// Requests a move that the user proposes, unless something covers the screens, or the screen that
  /// the user would leave handles Back itself.
  private func propose(_ move: Move) -> Answer {
    if !move.isFact {
      if let cover { return .refused(.covered(by: cover)) }
      if let left = screen(leftBy: move), tree.shown.contains(where: { $0.id == left }),
        live.screens[left]?.scope.takeBack() == true
      {
        return .done
      }
    }
    return request(Request(move, byUser: true))
  }

  private func screen(leftBy move: Move) -> ScreenID? {
    switch move {
    case .back(let screen), .leave(let screen), .popOver(_, let screen): screen
    case .dismissOver(_, let top): tree.topLayer?.id == top ? tree.visible?.id : nil
    default: nil
    }
  }

  /// The name of the dialog or host request that covers every screen; `nil` if there is none.
  private var cover: String? {
    if let dialog = tree.dialog { return "\"\(dialog.title)\"" }
    return hostRequest.map { "what the host does (\($0.work.capability.rawValue))" }
  }

  private func use(
    _ id: ScreenID, _ element: ElementID, _ body: (ScreenInteraction) throws(Refusal) -> Void
  ) -> Answer {
    if let cover { return .refused(.covered(by: cover)) }
    guard let screen = live.screens[id] else { return .refused(.screenEnded(id)) }
    guard tree.shown.contains(where: { $0.id == id }) else {
      return .refused(.covered(by: tree.coverName))
    }
    guard let rendered = screen.render(marks: publisher.marks) else {
      return .refused(.noSuchControl(element.path, available: []))
    }
    guard isRunning else { return .refused(.notRunning) }
    let used = ScreenInteraction(screen: screen, rendered: rendered, engine: self)
    return screen.scope.run {
      do throws(Refusal) { try body(used) } catch { return .refused(error) }
      return .done
    }
  }
}

extension RenderedScreen {
  fileprivate func element(_ id: ElementID) -> Element? { content.element(id) }

  /// Returns the rows of a list to build when a host shows these.
  fileprivate func window(of list: ElementID, showing rows: Range<Int>) -> RowWindow? {
    guard case .list(_, let built, _)? = element(list)?.kind else { return nil }
    return RowWindow(total: built.total, asked: rows)
  }

  fileprivate func missing(_ id: ElementID, among others: (Element) -> Bool) -> Answer {
    .refused(.noSuchControl(id.path, available: paths(others)))
  }

  func paths(_ isIncluded: (Element) -> Bool) -> [String] {
    content.allElements.filter(isIncluded).map(\.id.path)
  }
}
