import Calcot
import CalcotContent
import CalcotTree

/// The bars with which the user switches between the stacks of a container.
extension PageRenderer {
  static func id(of bar: WebScene.Bar) -> String { "\(bar.container.rawValue):n" }

  func tag(_ bar: WebScene.Bar) -> HTMLTag {
    let id = Self.id(of: bar)
    let isTabs = bar.kind == .tabs
    return HTMLTag(
      "nav", id: id,
      [
        HTMLAttribute("class", isTabs ? "tabs" : "pages"),
        HTMLAttribute("aria-label", isTabs ? words.labels.tabs : words.labels.pages),
      ],
      children: [
        .tag(formTag(id: "\(id):f", children: isTabs ? tabs(bar, id) : pageTurns(bar, id)))
      ])
  }

  private func tabs(_ bar: WebScene.Bar, _ id: String) -> [HTMLNode] {
    bar.titles.indices.map { place in
      let id = "\(id)/\(place)"
      let address = plainLinks?.link(toTab: place, of: bar.container)
      var use = use("t \(place) \(bar.container.rawValue)", address: address)
      if place == bar.selected { use.attributes.append(HTMLAttribute("aria-current", "page")) }
      var children: [HTMLNode] = [
        .tag(HTMLTag("span", id: "\(id)/t", text: bar.titles[place]))
      ]
      if let symbol = bar.symbols[place] {
        children.insert(.tag(symbol.markup("\(id)/s")), at: 0)
      }
      if let badge = bar.badges[place] {
        use.attributes.append(HTMLAttribute("aria-label", "\(bar.titles[place]), \(badge)"))
        let mark = HTMLAttribute("class", "badge")
        children.append(.tag(HTMLTag("span", id: "\(id)/b", [mark], text: badge)))
      }
      return .tag(HTMLTag(use.tag, id: id, use.attributes, children: children))
    }
  }

  private func pageTurns(_ bar: WebScene.Bar, _ id: String) -> [HTMLNode] {
    func turn(by distance: Int, _ part: String, _ label: String, _ sign: String) -> HTMLNode {
      let page = bar.page(by: distance)
      var attributes: [HTMLAttribute] = [
        .action("t \(page ?? bar.selected + distance) \(bar.container.rawValue)"),
        HTMLAttribute("aria-label", label), HTMLAttribute("class", part),
      ]
      if page == nil { attributes.append(.unusable) }
      return .tag(HTMLTag("button", id: "\(id)/\(part)", attributes, text: sign))
    }
    let place = words.labels.pageOfCount.filled(bar.selected + 1, bar.titles.count)
    return [
      turn(by: -1, "previous", words.buttons.previousPage, "‹"),
      .tag(HTMLTag("span", id: "\(id)/place", text: place)),
      turn(by: 1, "next", words.buttons.nextPage, "›"),
    ]
  }
}
