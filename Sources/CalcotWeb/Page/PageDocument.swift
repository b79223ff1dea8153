import CalcotContent

/// A complete page, as it is sent at first.
struct PageDocument {
  let renderer: PageRenderer
  let title: String
  /// Returns the changing parts of the page, rendered by a renderer.
  let parts: @Sendable (PageRenderer) -> PageParts
  /// The name, the description and the look of the site.
  var site = WebSiteOptions.About()
  /// The random text that distinguishes the submissions of this page from those of others.
  var once = ""

  /// Returns the page as text.
  ///
  /// - Parameter isLive: A Boolean value that indicates whether the page loads the live script.
  func html(isLive: Bool = true) -> String {
    let words = renderer.words
    var body = [
      HTMLAttribute("data-key", renderer.key(of: parts)),
      HTMLAttribute("data-lost", words.page.connectionLost),
      HTMLAttribute("data-superseded", words.page.superseded),
      HTMLAttribute("data-refused", words.page.refused),
      HTMLAttribute("data-dropped", words.page.dropped),
      HTMLAttribute("data-missing", words.fields.missing),
      HTMLAttribute("data-cut", words.page.cut.filled(renderer.textLimit)),
      // NB: the longest text fits, beside what else a greeting has.
      HTMLAttribute("data-room", "\(3 * renderer.textLimit + 1_024)"),
    ]
    if isLive { body.append(HTMLAttribute("data-live", WebAssets.livePath)) }
    if isLive, site.keepsPages { body.append(HTMLAttribute("data-worker", PageWorker.path)) }
    let document = renderer.look.root([
      .tag(HTMLTag("head", children: head(isLive: isLive))),
      .tag(HTMLTag("body", body, children: parts(renderer).all.map { .tag($0) })),
    ])
    // NB: The forms of the same page made twice differ in this alone, and its key is the same.
    // Quotes in texts are escaped, so that this occurs in the forms only.
    let html = renderer.html([.tag(document)]).replacing(
      PageRenderer.onceField(""), with: PageRenderer.onceField(once))
    return "<!doctype html>\n" + html + "\n"
  }

  private func head(isLive: Bool) -> [HTMLNode] {
    func meta(_ name: String, _ content: String) -> HTMLNode {
      .tag(HTMLTag("meta", [HTMLAttribute("name", name), HTMLAttribute("content", content)]))
    }
    func link(_ relation: String, _ address: String) -> HTMLNode {
      .tag(HTMLTag("link", [HTMLAttribute("rel", relation), HTMLAttribute("href", address)]))
    }
    var nodes: [HTMLNode] = [
      .tag(HTMLTag("meta", [HTMLAttribute("charset", "utf-8")])),
      meta("viewport", "width=device-width, initial-scale=1, viewport-fit=cover"),
      meta("color-scheme", "light dark"), .tag(HTMLTag("title", text: title)),
      link("icon", (site.themeFiles?.icon ?? WebAssets.icon).address),
      link("apple-touch-icon", WebAssets.touchIcon.address),
      link("manifest", WebAssets.manifestPath), link("stylesheet", WebAssets.style.address),
    ]
    if let theme = site.themeFiles { nodes.append(link("stylesheet", theme.style.address)) }
    nodes += renderer.look.bars
    if !site.name.isEmpty { nodes.append(meta("application-name", site.name)) }
    if !site.summary.isEmpty { nodes.append(meta("description", site.summary)) }
    if isLive {
      let source = HTMLAttribute("src", WebAssets.script.address)
      nodes.append(.tag(HTMLTag("script", [source, HTMLAttribute("defer")])))
    }
    return nodes
  }
}
