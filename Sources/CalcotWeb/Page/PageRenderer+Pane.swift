import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns the markup of a screen.
  ///
  /// - Parameter isActive: A Boolean value that indicates whether the screen is the one whose title
  ///   is the page's; otherwise it is beside that one.
  func tag(_ pane: WebScene.Pane, isActive: Bool) -> HTMLTag {
    let id = "\(pane.screen.rawValue)"
    var children = hiddenFields(of: "\(id):f")
    let body: HTMLTag
    var toolbar: [Element] = []
    switch pane.body {
    case .semantic(let content):
      if let first = content.submittedField {
        children.append(.tag(defaultButton("s \(id)/\(first.path)", id: "\(id):s")))
      }
      toolbar = content.toolbar
      body = HTMLTag(
        "div", id: "\(id)/body", [HTMLAttribute("class", "body")],
        children: content.body.map { .element($0, of: pane.screen) })
    case .native(_, let nodes):
      body = HTMLTag(
        "div", id: "\(id)/view", [HTMLAttribute("class", "body own")], children: nodes ?? [])
    }
    children += [.tag(header(pane, id, toolbar: toolbar, isActive: isActive)), .tag(body)]
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

  private func header(
    _ pane: WebScene.Pane, _ id: String, toolbar: [Element], isActive: Bool
  ) -> HTMLTag {
    var children: [HTMLNode] = []
    let cancel = pane.cancelButton
    if let cancel {
      children.append(.tag(exit(cancel, pane.screen)))
    } else if let exit = pane.exit {
      children.append(.tag(self.exit(exit, pane.screen, id)))
    }
    let level = isActive ? [] : [HTMLAttribute("aria-level", "2")]
    children.append(
      .tag(
        HTMLTag(
          "h1", id: "\(id):h", [HTMLAttribute("tabindex", "-1")] + level, text: pane.body.title)))
    let items = self.items(
      toolbar.filter { $0.id != cancel?.id }, pane.screen, "\(id)/toolbar")
    children.append(
      .tag(
        HTMLTag("div", id: "\(id)/toolbar", [HTMLAttribute("class", "toolbar")], children: items)))
    return HTMLTag("header", id: "\(id):b", children: children)
  }

  /// Returns the buttons of a toolbar: the main one, or the first one if a symbol can stand for it,
  /// then the others, which are in a menu where there is no room.
  private func items(_ toolbar: [Element], _ screen: ScreenID, _ id: String) -> [HTMLNode] {
    guard toolbar.count > 1 else { return toolbar.map { .element($0, of: screen) } }
    let first = toolbar.firstIndex { $0.isButton(.main) } ?? (toolbar[0].hasSymbol ? 0 : nil)
    let others = toolbar.enumerated().filter { $0.offset != first }.map(\.element)
    let menu = menu(others.map { .element($0, of: screen) }, id)
    guard let first else { return menu }
    let main = HTMLNode.element(toolbar[first], of: screen)
    return first == 0 ? [main] + menu : menu + [main]
  }

  /// Returns the app's own button for leaving a modal, in place of the host's.
  private func exit(_ cancel: Element, _ screen: ScreenID) -> HTMLTag {
    var tag = tag(cancel, of: screen, isInList: false)
    tag.attributes = tag.attributes.map { attribute in
      attribute.name == "class" ? HTMLAttribute("class", "exit close cancel") : attribute
    }
    return tag
  }

  private func exit(_ exit: WebScene.Exit, _ screen: ScreenID, _ id: String) -> HTMLTag {
    let (kind, label, action, reason) =
      switch exit {
      case .back(let reason): ("back", words.buttons.back, "b \(screen.rawValue)", reason)
      case .close(let layer, let reason):
        ("close", words.buttons.close, "d \(layer.rawValue) \(layer.rawValue)", reason)
      }
    let address = kind == "back" && reason == nil ? plainLinks?.link(behind: screen) : nil
    var use = use(action, address: address)
    use.attributes.insert(HTMLAttribute("class", "exit \(kind)"), at: 0)
    if let reason { use.attributes += [.unusable, HTMLAttribute("title", reason)] }
    return HTMLTag(use.tag, id: "\(id):x", use.attributes, text: label)
  }

  /// Returns the button that Enter in a field activates without script: the first button of a form.
  /// The style shows it there if the form has no main button to send its fields.
  private func defaultButton(_ action: String, id: String) -> HTMLTag {
    HTMLTag(
      "button", id: id, [HTMLAttribute("class", "default"), .action(action)],
      text: words.buttons.done)
  }
}

extension WebScene.Pane {
  /// Returns a Boolean value that indicates whether another pane is equal except for the elements
  /// under its navigation bar.
  func hasFrame(of other: WebScene.Pane) -> Bool {
    guard case .semantic(let content) = body, case .semantic(let its) = other.body else {
      return false
    }
    return screen == other.screen && exit == other.exit && content.title == its.title
      && content.toolbar == its.toolbar && content.submittedField == its.submittedField
  }
}

extension ScreenContent {
  /// The field that receives Enter on a page without script.
  fileprivate var submittedField: ElementID? { (firstLine ?? firstField)?.id }

  private var firstLine: (id: ElementID, value: FieldValue)? {
    firstField { if case .line = $0.kind { true } else { false } }
  }

  /// The first enabled field that is in no list.
  var firstField: (id: ElementID, value: FieldValue)? { firstField { _ in true } }

  /// The first enabled field that is in no list and meets a condition.
  func firstField(
    where isMeant: (FieldValue) -> Bool
  ) -> (id: ElementID, value: FieldValue)? {
    toolbar.firstField(where: isMeant) ?? body.firstField(where: isMeant)
  }
}

extension Element {
  /// A Boolean value that indicates whether the element is a button with a symbol.
  fileprivate var hasSymbol: Bool {
    if case .button(let button) = kind { button.shownSymbol != nil } else { false }
  }

  /// A Boolean value that indicates whether the element is a button that cannot be used now.
  var isUnusable: Bool {
    if case .button(let button) = kind { !button.isEnabled } else { false }
  }

  /// A Boolean value that indicates whether the element is the screen's main button.
  var isMain: Bool {
    if case .button(let button) = kind { button.role == .main } else { false }
  }
}

extension [Element] {
  fileprivate func firstField(
    where isMeant: (FieldValue) -> Bool
  ) -> (id: ElementID, value: FieldValue)? {
    for element in self {
      switch element.kind {
      case .field(let field) where field.isEnabled && isMeant(field): return (element.id, field)
      case .list: break
      default:
        if let found = element.children.firstField(where: isMeant) { return found }
      }
    }
    return nil
  }
}
