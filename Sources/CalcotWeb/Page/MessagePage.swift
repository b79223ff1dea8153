import CalcotContent

/// A page that shows a message in place of the app, with a link that leads on.
struct MessagePage: Sendable {
  var words = HostWords()
  /// The target of the link and its label; the start page by default.
  var target = "/"
  var label: String?

  func html(_ text: String) -> String {
    let renderer = PageRenderer(words: words, form: .init(token: ""))
    let link = HTMLTag("a", [HTMLAttribute("href", target)], text: label ?? words.page.toStart)
    let content = HTMLTag(
      "main", [HTMLAttribute("class", "layer base")],
      children: [
        .tag(
          HTMLTag(
            "div", [HTMLAttribute("class", "body")],
            children: [
              .tag(HTMLTag("h1", text: text)), .tag(HTMLTag("p", children: [.tag(link)])),
            ]))
      ])
    let parts = PageParts(
      page: HTMLTag("div", id: "page", children: [.tag(content)]),
      status: HTMLTag("div", id: "status"), alert: HTMLTag("div", id: "alert"))
    return PageDocument(renderer: renderer, title: text, parts: { _ in parts })
      .html(isLive: false)
  }
}
