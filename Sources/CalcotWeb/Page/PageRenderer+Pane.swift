import Calcot
import CalcotContent

extension PageRenderer {
  func tag(_ pane: WebScene.Pane) -> HTMLTag {
    let id = "\(pane.screen.rawValue)"
    var children = hiddenFields(of: "\(id):f")
    let body: HTMLTag
    var toolbar: [HTMLNode] = []
    switch pane.body {
    case .semantic(let content):
      if let first = content.firstField {
        children.append(.tag(defaultButton("s \(id)/\(first.path)", id: "\(id):s")))
      }
      toolbar = content.toolbar.map { .element($0, of: pane.screen) }
      body = HTMLTag(
        "div", id: "\(id)/body", [HTMLAttribute("class", "body")],
        children: content.body.map { .element($0, of: pane.screen) })
    case .native(_, let nodes):
      body = HTMLTag(
        "div", id: "\(id)/view", [HTMLAttribute("class", "body own")], children: nodes ?? [])
    }
    children += [.tag(header(pane, id, toolbar: toolbar)), .tag(body)]
    let form = HTMLTag(
      "form", id: "\(id):f",
      [
        HTMLAttribute("method", "post"), HTMLAttribute("novalidate"),
        HTMLAttribute("autocomplete", "off"),
      ], children: children)
    return HTMLTag(
      "section", id: id,
      [HTMLAttribute("class", "screen"), HTMLAttribute("aria-labelledby", "\(id):h")],
      children: [.tag(form)])
  }

  private func header(_ pane: WebScene.Pane, _ id: String, toolbar: [HTMLNode]) -> HTMLTag {
    var children: [HTMLNode] = []
    if let exit = pane.exit { children.append(.tag(exitButton(exit, pane.screen, id))) }
    children.append(
      .tag(
        HTMLTag(
          "h1", id: "\(id):h", [HTMLAttribute("tabindex", "-1")], text: pane.body.title)))
    children.append(
      .tag(
        HTMLTag(
          "div", id: "\(id)/toolbar", [HTMLAttribute("class", "toolbar")], children: toolbar)))
    return HTMLTag("header", id: "\(id):b", children: children)
  }

  private func exitButton(_ exit: WebScene.Exit, _ screen: ScreenID, _ id: String) -> HTMLTag {
    let (kind, label, action, reason) =
      switch exit {
      case .back(let reason): ("back", words.back, "b \(screen.rawValue)", reason)
      case .close(let layer, let reason):
        ("close", words.close, "d \(layer.rawValue) \(layer.rawValue)", reason)
      }
    var attributes = [
      HTMLAttribute("class", "exit \(kind)"), HTMLAttribute("name", "do"),
      HTMLAttribute("value", action),
    ]
    if let reason { attributes += [HTMLAttribute("disabled"), HTMLAttribute("title", reason)] }
    return HTMLTag("button", id: "\(id):x", attributes, text: label)
  }

  /// Returns the button that Enter in a field activates without script: the first button of a form.
  private func defaultButton(_ action: String, id: String) -> HTMLTag {
    HTMLTag(
      "button", id: id,
      [
        HTMLAttribute("class", "default"), HTMLAttribute("name", "do"),
        HTMLAttribute("value", action), HTMLAttribute("tabindex", "-1"),
        HTMLAttribute("aria-hidden", "true"),
      ])
  }
}

extension ScreenContent {
  /// The field that receives Enter on a page without script.
  fileprivate var firstField: ElementID? {
    for element in toolbar + body {
      if let found = element.firstField { return found }
    }
    return nil
  }
}

extension Element {
  fileprivate var firstField: ElementID? {
    if case .textField(let field) = kind, field.isEnabled { return id }
    if case .list = kind { return nil }
    return children.lazy.compactMap(\.firstField).first
  }
}
