import Calcot
import CalcotContent

extension PageRenderer {
  /// The markup of a control: a link if it leads to an address, otherwise a button.
  struct Use {
    let tag: String
    var attributes: [HTMLAttribute]
  }

  /// Returns the markup of a control with an action.
  ///
  /// - Parameter address: The address of the place in the app to which the control leads; `nil` if
  ///   it leads to none.
  func use(_ action: String, address: String?) -> Use {
    guard let address else { return Use(tag: "button", attributes: [.action(action)]) }
    let target = form.session.map { SiteAddress.target(address, session: $0) } ?? address
    return Use(
      tag: "a", attributes: [HTMLAttribute("href", target), HTMLAttribute("data-do", action)])
  }

  /// Returns the markup of a row or a link that can be used. NB: A browser follows an address
  /// outside of the app by itself, and tells the app, whose request to open it is then done.
  func use(of element: Element, _ name: String, on screen: ScreenID) -> Use {
    guard let address = element.address else {
      let address = element.move.flatMap { links?.link(to: $0, from: screen) }
      return use("a \(name)", address: address)
    }
    var attributes = [
      HTMLAttribute("href", address.text), HTMLAttribute("rel", "noopener noreferrer"),
      HTMLAttribute("data-do", "a \(name)"),
    ]
    if address.text.hasPrefix("http") { attributes.append(HTMLAttribute("target", "_blank")) }
    return Use(tag: "a", attributes: attributes)
  }

  /// Returns a row with its own buttons.
  func row(
    _ row: RowValue, _ element: Element, _ screen: ScreenID, _ id: String, isInList: Bool
  ) -> HTMLTag {
    var children: [HTMLNode] = [.tag(line(row, element, screen, id))]
    if !element.children.isEmpty {
      let actions = actions(of: element, screen, id)
      children.append(
        .tag(
          HTMLTag("div", id: "\(id):a", [HTMLAttribute("class", "actions")], children: actions)))
    }
    return isInList
      ? HTMLTag("li", id: id, children: children)
      : HTMLTag(
        "div", id: id, [HTMLAttribute("class", row.isHero ? "item hero" : "item")],
        children: children)
  }

  /// Returns the part of a row that is tapped: its picture and its texts.
  func line(
    _ row: RowValue, _ element: Element, _ screen: ScreenID, _ id: String
  ) -> HTMLTag {
    func part(_ suffix: String, _ kind: String, _ text: String) -> HTMLTag {
      HTMLTag("span", id: "\(id):\(suffix)", [HTMLAttribute("class", kind)], text: text)
    }
    var words = [part("t", "title", row.title), part("d", "detail", row.detail ?? "")]
    if let badge = row.badge { words.append(part("g", "badge", badge)) }
    if let image = row.image {
      words.insert(picture(image, "\(id):i", "media \(image.role.rawValue)"), at: 0)
    }
    let color = row.color.map { " colored c\($0)" } ?? ""
    var attributes = [HTMLAttribute("class", row.use.markupClass + color)]
    if case .checks(let isOn) = row.use {
      // NB: The style draws a box in place of the sign, which is for browsers without styles.
      var box = part("c", "box", isOn ? "☑" : "☐")
      box.attributes.append(HTMLAttribute("aria-hidden", "true"))
      words.insert(box, at: 0)
      attributes += [
        HTMLAttribute("role", "checkbox"), HTMLAttribute("aria-checked", isOn ? "true" : "false"),
      ]
    }
    guard row.use != .none else {
      return HTMLTag("div", id: "\(id):o", attributes, children: words.map { .tag($0) })
    }
    if row.isOpen { attributes.append(HTMLAttribute("aria-current", "true")) }
    let use = use(of: element, Self.name(of: element.id, on: screen), on: screen)
    return HTMLTag(
      use.tag, id: "\(id):o", attributes + use.attributes, children: words.map { .tag($0) })
  }

  /// Returns the buttons of a row: the main ones, or its only one, and a menu with the others. What
  /// destroys something is always in the menu.
  func actions(of row: Element, _ screen: ScreenID, _ id: String) -> [HTMLNode] {
    var isHero = false
    if case .row(let value) = row.kind { isHero = value.isHero }
    func nodes(_ actions: [Element]) -> [HTMLNode] {
      // NB: the head of a screen is the only one of its kind.
      actions.map {
        isHero ? .element($0, of: screen) : .action($0, row: row.id, of: screen)
      }
    }
    let isOpen = isHero || row.children.count == 1
    let shown = row.children.filter { $0.isButton(.main) || isOpen && !$0.isButton(.destructive) }
    let folded = row.children.filter { action in !shown.contains { $0.id == action.id } }
    guard !folded.isEmpty else { return nodes(shown) }
    return nodes(shown) + menu(nodes(folded), id, of: isHero ? nil : "\(id):t")
  }

  /// Returns a menu and the button that opens it.
  ///
  /// - Parameter title: The identifier of the text that tells the button from others of its kind.
  func menu(_ items: [HTMLNode], _ id: String, of title: String? = nil) -> [HTMLNode] {
    var opener = HTMLTag(
      "button", id: "\(id):v",
      [
        HTMLAttribute("class", "overflow"), HTMLAttribute("type", "button"),
        HTMLAttribute("popovertarget", "\(id):m"), HTMLAttribute("aria-label", words.buttons.more),
      ], text: "⋯")
    if let title { opener.attributes.append(HTMLAttribute("aria-labelledby", "\(id):v \(title)")) }
    let attributes = [HTMLAttribute("class", "more"), HTMLAttribute("popover")]
    return [.tag(opener), .tag(HTMLTag("div", id: "\(id):m", attributes, children: items))]
  }

  /// Returns a button of a row. Its accessible name includes the row's title.
  func action(_ action: Element, _ row: ElementID, _ screen: ScreenID) -> HTMLTag {
    var tag = tag(action, of: screen, isInList: false)
    if let own = tag.id {
      let title = "\(Self.id(of: row, on: screen)):t"
      tag.attributes.append(HTMLAttribute("aria-labelledby", "\(own) \(title)"))
    }
    return tag
  }
}

extension RowValue.Use {
  /// The classes of a row, from which the style knows what a tap does.
  fileprivate var markupClass: String {
    switch self {
    case .none: "row"
    case .acts: "row acts"
    case .leads: "row leads"
    case .checks: "row checks"
    }
  }
}

extension Element {
  /// Returns a Boolean value that indicates whether the element is a button with a role.
  func isButton(_ role: ActionRole) -> Bool {
    if case .button(let button) = kind { button.role == role } else { false }
  }
}
