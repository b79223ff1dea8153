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
      case .back(let screen):
        leaving(screen, .pop) { change throws(Refusal) in try change.edit.back(from: screen) }
      case .select(let index, let container):
        proposal(.select) { change throws(Refusal) in
          guard change.edit.tree.isOnTop(container) else {
            throw .covered(by: change.edit.tree.coverName)
          }
          try change.edit.select(index, in: container)
        }
      case .closeMessage(let message):
        changeQuestions { $0.close(message) } ? .done : .refused(.stale("\(message)"))
      case .useMessage(let message): useMessage(message)
      case .reply(let reply, let request): take(reply, to: request)
      case .leave(let screen):
        leaving(screen, .end) { change throws(Refusal) in
          guard change.edit.tree.visible?.id == screen else { throw .stale("the visible screen") }
          (change.edit.tree.layers, change.edit.tree.flows) = ([], [:])
        }
      case .open(let link): open(link, byUser: true)
      case .resize(let isNarrow): resize(isNarrow: isNarrow)
      case .pop(let screen, let top):
        leaving(top, .popTo) { change throws(Refusal) in
          guard change.edit.tree.visible?.id == top else { throw .stale("the top of the stack") }
          try change.edit.pop(to: screen)
        }
      case .dismiss(let layer, let top):
        leaving(tree.topLayer?.id == top ? tree.visible?.id : nil, .dismiss) {
          change throws(Refusal) in
          guard change.edit.tree.topLayer?.id == top else { throw .stale("the top modal") }
          try change.edit.dismiss(layer)
        }
      }
    }
  }

  private func resize(isNarrow: Bool) -> Answer {
    request(
      Request(.resize, byUser: true) { change throws(Refusal) in
        change.edit.tree.isNarrow = isNarrow
      })
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
    if let body = rendered.uses.shownAction(of: list), !window.range.isEmpty {
      screen.scope.startTask("rows of \(list)") { await body(window.range) }
    }
    return .done
  }

  /// Requests a navigation that the user proposed through the host.
  private func proposal(_ reason: TreeTransition.Reason, edit: @escaping Request.Edit) -> Answer {
    if let cover { return .refused(.covered(by: cover)) }
    return request(Request(reason, byUser: true, edit: edit))
  }

  /// Requests a navigation by which the user leaves a screen, unless the screen handles Back
  /// itself.
  private func leaving(
    _ screen: ScreenID?, _ reason: TreeTransition.Reason, edit: @escaping Request.Edit
  ) -> Answer {
    let isTaken =
      cover == nil && tree.shown.contains { $0.id == screen }
      && screen.flatMap { live.screens[$0]?.scope.takeBack() } == true
    return isTaken ? .done : proposal(reason, edit: edit)
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

extension NavigationTree {
  /// The name of the visible screen, which covers the others.
  fileprivate var coverName: String { visible?.route.description ?? "nothing" }

  /// Returns a Boolean value that indicates whether the user can reach the container's bar.
  fileprivate func isOnTop(_ container: ScreenID) -> Bool {
    visiblePlaces.contains { stack(at: $0)?.top.id == container }
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
