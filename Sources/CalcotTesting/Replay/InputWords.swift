import Calcot
import CalcotContent
import CalcotRecording

/// A translator of recorded inputs into the words of a test, in the state in which they were made.
@MainActor
struct InputWords {
  /// An input in the words of a test.
  enum Words {
    /// Moves of the user.
    case moves([TestMove])
    /// A further change of the field that was just changed, such as by the next key.
    case edit(ElementID, TestMove)
    /// An input that a host makes by itself; the host of a test does so, too.
    case byHost
    /// A line of a test that is not a move of an exploration.
    case line(String)
    /// An input for which a test has no words.
    case input(HostInput)
  }

  private let app: CalcotApp
  private let driver: InstantHost

  init(_ run: ReplayRun) {
    app = run.app
    driver = run.driver ?? InstantHost()
  }

  /// Returns the words in one line, for a reader.
  func line(for input: HostInput) -> String {
    switch words(for: input) {
    case .moves(let moves): moves.map { "app.\($0.call)" }.joined(separator: "; ")
    case .edit(_, let move): "app.\(move.call)"
    case .line(let line): line
    case .byHost, .input: "\(input)"
    }
  }

  func words(for input: HostInput) -> Words {
    switch input {
    case .activate(let element, let screen):
      tap(isElement(element, screen)) ?? .input(input)
    case .edit(let element, let text, let screen):
      edit(element, text, screen) ?? .input(input)
    case .submit(let element, let screen):
      target(.field, isElement(element, screen)).map { .moves([.submit($0)]) } ?? .input(input)
    case .showRows(let rows, let list, let screen): showing(rows, of: list, screen) ?? .byHost
    case .back, .leave: .moves([.back])
    case .pop(let screen, _): .moves(Array(repeating: .back, count: screens(over: screen)))
    case .dismiss(let layer, let top):
      .moves(Array(repeating: .dismiss, count: layers(from: layer, through: top)))
    case .select(let index, let container): select(index, container) ?? .input(input)
    case .open(let link): .moves([.open(link)])
    case .resize(let isNarrow): .line("app.resize(isNarrow: \(isNarrow))")
    case .choose(let index, let dialog):
      tap { if case .choice(index, dialog, _) = $0 { true } else { false } } ?? .input(input)
    case .closeMessage: .moves([.closeMessage])
    case .useMessage(let message):
      tap { if case .messageAction(message, _) = $0 { true } else { false } } ?? .input(input)
    case .reply(let reply, _): words(for: reply) ?? .input(input)
    }
  }

  private func isElement(_ id: ElementID, _ screen: ScreenID) -> (Control) -> Bool {
    { control in
      guard case .element(let found) = control else { return false }
      return found.id == id && found.screen == screen
    }
  }

  private func tap(_ isMeant: (Control) -> Bool) -> Words? {
    target(.control, isMeant).map { .moves([.tap($0)]) }
  }

  private func target(_ kind: Target.Kind, _ isMeant: (Control) -> Bool) -> Target? {
    let candidates = ControlFinder(app: app, driver: driver).candidates.filter {
      $0.isOne(of: kind)
    }
    return candidates.first { isMeant($0.control) }
      .map { NamedCandidates(candidates, kind).target(of: $0) }
  }

  private func edit(_ id: ElementID, _ text: String, _ screen: ScreenID) -> Words? {
    guard case .field(let field)? = app.content(of: screen)?.element(id)?.kind else { return nil }
    if field.kind == .toggle { return tap(isElement(id, screen)) }
    guard let target = target(.field, isElement(id, screen)) else { return nil }
    if case .choice(let input) = field.kind {
      let changed = Set(text.split(separator: "\n")).symmetricDifference(
        field.text.split(separator: "\n"))
      let options = input.options.filter { option in
        input.allowsSeveral ? changed.contains { $0 == option.key } : option.key == text
      }
      guard !options.isEmpty else { return nil }
      return .moves(options.map { .choose($0.label, target) })
    }
    return .edit(id, .fill(target, text))
  }

  private func showing(_ rows: Range<Int>, of list: ElementID, _ screen: ScreenID) -> Words? {
    guard case .list(_, let window, _)? = app.content(of: screen)?.element(list)?.kind,
      rows.upperBound >= window.total, window.range.upperBound < window.total
    else { return nil }
    return .moves([.scroll(toEnd: true)])
  }

  private func select(_ index: Int, _ container: ScreenID) -> Words? {
    guard let shown = app.tree.node(container)?.container, shown.kind == .pages else {
      return tap { if case .tab(index, container, _) = $0 { true } else { false } }
    }
    let isNext = shown.branches.count > 0 && index == (shown.selected + 1) % shown.branches.count
    return .moves([.turnPage(forward: isNext)])
  }

  private func screens(over screen: ScreenID) -> Int {
    let stack =
      app.tree.visiblePlaces.lazy.compactMap { app.tree.stack(at: $0)?.nodes }
      .first { $0.contains { $0.id == screen } } ?? []
    let from = stack.firstIndex { $0.id == screen } ?? 0
    return max(stack.count - 1 - from, 1)
  }

  // NB: the identifiers are the recording's, and screens have numbers between those of layers.
  private func layers(from layer: LayerID, through top: LayerID) -> Int {
    let layers = app.tree.layers
    guard let first = layers.firstIndex(where: { $0.id == layer }),
      let last = layers.firstIndex(where: { $0.id == top })
    else { return 1 }
    return max(last - first, 0) + 1
  }

  private func words(for reply: HostReply) -> Words? {
    switch (reply, app.hostRequest?.work) {
    case (.done, .open?), (.done, .copy?): .byHost
    case (.done, _): .moves([.carryOut])
    case (.picked(let files), _): files.isEmpty ? nil : .moves([.pick(files)])
    case (.cancelled, _): .moves([.leaveRequest])
    case (.failed, _): nil
    }
  }
}
