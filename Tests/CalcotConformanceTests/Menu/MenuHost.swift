import Calcot
import CalcotContent

/// A view of an app's own for a ``MenuHost``.
@MainActor
protocol MenuView: CalcotView {
  var lines: [String] { get }
  var commands: [String: @MainActor () -> Void] { get }
}

/// A host that prints what is shown, line by line, and does what a line offers.
final class MenuHost: AppHost {
  /// A printed line, with what happens when it is used; a field's takes a text.
  struct Line {
    enum Subject: Equatable {
      case text
      case element(ElementID, ScreenID)
      case tab(Int, ScreenID)
      case choice(Int)
      case offer
      case command(String)
      case exit
    }

    let text: String
    var subject = Subject.text
    var use: @MainActor (_ text: String?) -> Answer? = { _ in nil }
  }

  let name = "menu"
  let capabilities: Set<Capability>
  private(set) var lines: [Line] = []
  private let app: CalcotApp
  private let natives: NativeViews<any MenuView>

  init(_ app: CalcotApp, capabilities: Set<Capability>, natives: NativeViews<any MenuView>) {
    (self.app, self.capabilities, self.natives) = (app, capabilities, natives)
  }

  func prepare(_ screen: ScreenID) { _ = natives.view(of: screen, in: app) }

  func update(_ update: HostUpdate) {
    natives.keep(only: Set(app.tree.screens.map(\.id)))
    let status = app.status
    lines = screenLines + status.lines { [app] in app.send(.useMessage($0)) }
  }

  private var screenLines: [Line] {
    let scene = HostScene<Never>(app)
    if let dialog = scene.dialog { return lines(of: dialog) }
    if let request = app.hostRequest { return [Line(text: "(\(request.work))")] }
    guard let layer = scene.layers.last else { return [] }
    let exit = layer.arrangement.active.exit.map { way in
      let input = way.input(from: layer.arrangement.active.screen)
      return Line(text: "‹", subject: .exit) { [app] _ in
        way.blockedBy == nil ? app.send(input) : nil
      }
    }
    return [exit].compactMap { $0 } + lines(of: layer.arrangement)
  }

  private func lines(of dialog: Dialog) -> [Line] {
    [dialog.title, dialog.message].compactMap { $0 }.map { Line(text: $0) }
      + dialog.choices.enumerated().map { index, choice in
        Line(text: "[\(choice.label(HostWords()))]", subject: .choice(index)) { [app] _ in
          app.send(.choose(index, in: dialog.id))
        }
      }
  }

  private func lines(of arrangement: HostScene<Never>.Arrangement) -> [Line] {
    switch arrangement {
    case .beside(_, let sides, _): sides.flatMap(lines)
    case .under(let bar, let inner):
      bar.titles.indices.map { index in
        let badge = bar.badges[index].map { " (\($0))" } ?? ""
        return Line(text: bar.titles[index] + badge, subject: .tab(index, bar.container)) {
          [app] _ in app.send(.select(index, in: bar.container))
        }
      } + lines(of: inner)
    case .pane(let pane): lines(of: pane)
    }
  }

  private func lines(of pane: HostScene<Never>.Pane) -> [Line] {
    if let view = natives.view(of: pane.screen, in: app) {
      return view.lines.map { Line(text: $0) }
        + view.commands.keys.sorted().map { command in
          Line(text: "[\(command)]", subject: .command(command)) { [app] _ in
            app.tracking(pane.screen, for: view) { view.commands[command]?() }
            return .done
          }
        }
    }
    guard case .semantic(let content) = pane.body else { return [] }
    return [Line(text: content.title)]
      + (content.toolbar + content.body).flatMap { lines(of: $0, in: pane.screen) }
  }

  private func lines(of element: Element, in screen: ScreenID) -> [Line] {
    let use: @MainActor (String?) -> Answer? = { [app] text in
      app.send(
        text.map { .edit(element.id, text: $0, in: screen) } ?? .activate(element.id, in: screen))
    }
    return element.texts.enumerated().map { index, text in
      index == 0
        ? Line(text: text, subject: .element(element.id, screen), use: use) : Line(text: text)
    } + element.children.flatMap { lines(of: $0, in: screen) }
  }
}
