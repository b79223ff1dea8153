package import Calcot
package import CalcotContent

/// A renderer that turns a scene into markup. Pure: it renders the first page and every patch
/// alike.
package struct PageRenderer: Sendable {
  package var words: HostWords {
    get { shared.words }
    set { shared = SharedWords(newValue) }
  }
  private var shared: SharedWords
  /// The language of the page, and its appearance.
  private(set) var look: PageLook
  /// The hidden fields of every form, with which a page without script can be answered.
  package var form: FormFields
  /// The printer of the addresses of rows that lead to a place in the app.
  package var links: PlaceLinks?
  /// The pictures of the site.
  let images: PageImages
  /// The maximum number of UTF-16 code units in the text of a field.
  let textLimit: Int
  /// The field to which a page leads its user when it has been loaded; `nil` in a patch.
  var lead: PageFocus.Lead?
  /// The HTML of the values for which the app has registered it.
  var pieces: [PieceKey: [HTMLNode]] = [:]

  /// The hidden fields of a form.
  package struct FormFields: Equatable, Sendable {
    /// The proof that the form was made for the visitor who sends it.
    package var token: String
    /// The session that the form belongs to; nil on a page that has none yet.
    package var session: String?

    package init(token: String, session: String? = nil) {
      self.token = token
      self.session = session
    }
  }

  /// The printer of the addresses of tabs and of screens under others; `nil` on a page without
  /// script, whose buttons must send the texts of its fields.
  var plainLinks: PlaceLinks? { form.session == nil ? links : nil }

  package init(words: HostWords = HostWords(), form: FormFields) {
    self.init(
      words: SharedWords(words), language: words.language, form: form, images: PageImages())
  }

  init(
    words: SharedWords, language: String, form: FormFields, images: PageImages,
    textLimit: Int = WebSiteOptions().textLimit
  ) {
    shared = words
    look = PageLook(language: language)
    self.form = form
    self.images = images
    self.textLimit = textLimit
  }

  /// Returns the renderer with the addresses, pieces and language of a scene.
  ///
  /// - Parameter old: The scene that it is compared with.
  package func showing(_ scene: WebScene, after old: WebScene? = nil) -> PageRenderer {
    var renderer = self
    renderer.look = pageLook(of: scene)
    if let words = words.translation(into: renderer.look.language) { renderer.words = words }
    renderer.links = scene.links
    renderer.pieces = scene.pieces.merging(old?.pieces ?? [:]) { now, _ in now }
    return renderer
  }

  /// Returns the look of a page that shows a scene.
  func pageLook(of scene: WebScene) -> PageLook {
    PageLook(
      language: scene.status.language ?? look.language, appearance: scene.status.appearance)
  }

  /// Returns the tag of a node; `nil` for a text.
  package func tag(_ node: HTMLNode) -> HTMLTag? {
    switch node {
    case .text: nil
    case .tag(let tag): tag
    case .element(let element, let screen): tag(element, of: screen, isInList: false)
    case .item(let element, let screen): tag(element, of: screen, isInList: true)
    case .action(let element, let row, let screen): action(element, row, screen)
    case .tableRow(let element, let columns, let screen): tableRow(element, columns, screen)
    case .pane(let pane, let isActive): tag(pane, isActive: isActive)
    case .bar(let bar): tag(bar)
    }
  }

  /// Returns the markup as text.
  package func html(_ nodes: some Sequence<HTMLNode>) -> String {
    var writer = HTMLWriter { tag($0) }
    writer.write(Array(nodes))
    return writer.text
  }

  /// Returns the three changing parts of the page.
  package func parts(_ scene: WebScene) -> PageParts {
    let top = scene.layers.count - 1
    let isCovered = scene.dialog != nil || scene.panel != nil
    var page: [HTMLNode] = scene.layers.enumerated().map { place, layer in
      .tag(tag(layer, isCovered: place < top || isCovered, scene.status))
    }
    if let dialog = scene.dialog {
      var question = tag(dialog)
      question.attributes += language(scene.status)
      page.append(.tag(question))
    }
    if let panel = scene.panel { page.append(.tag(tag(panel))) }
    return PageParts(
      page: HTMLTag("div", id: "page", children: page),
      status: HTMLTag(
        "div", id: "status", [HTMLAttribute("role", "status")],
        children: statusNodes(scene.status)),
      alert: HTMLTag(
        "div", id: "alert", [HTMLAttribute("role", "alert")],
        children: alertNodes(scene.status) + problemNodes(scene.problem)))
  }

  /// Returns the attributes for the language that the app has chosen.
  func language(_ status: AppStatus) -> [HTMLAttribute] {
    status.language.map(PageLook.attributes) ?? []
  }

  // MARK: Layers

  private func tag(
    _ layer: WebScene.Layer, isCovered: Bool, _ status: AppStatus
  ) -> HTMLTag {
    let id = "L\(layer.id.rawValue)"
    let content =
      layer.style.isSheet ? nodes(layer.arrangement) : landmarks(layer.arrangement, id)
    let look = status.appearance == .system ? "" : " \(status.appearance.rawValue)"
    var attributes = [HTMLAttribute("class", "layer \(layer.style.name)\(look)")]
    attributes += language(status)
    if layer.style.isSheet {
      attributes += [
        HTMLAttribute("open"),
        HTMLAttribute("aria-labelledby", "\(layer.arrangement.active.screen.rawValue):h"),
      ]
    }
    if isCovered { attributes.append(HTMLAttribute("inert")) }
    return HTMLTag(layer.style.isSheet ? "dialog" : "div", id: id, attributes, children: content)
  }

  /// Returns the bar of tabs and the main part of a page, with a link from before the tabs to what
  /// is after them.
  private func landmarks(_ arrangement: WebScene.Arrangement, _ id: String) -> [HTMLNode] {
    func main(_ arrangement: WebScene.Arrangement) -> HTMLNode {
      .tag(HTMLTag("main", id: "\(id):m", children: nodes(arrangement)))
    }
    guard case .under(let bar, let inner) = arrangement, bar.kind == .tabs else {
      return [main(arrangement)]
    }
    let skip = HTMLTag(
      "a", id: "\(id):k",
      [HTMLAttribute("class", "skip"), HTMLAttribute("href", "#\(id):m")], text: words.page.skip)
    return [.tag(skip), .bar(bar), main(inner)]
  }

  private func nodes(
    _ arrangement: WebScene.Arrangement, isActive: Bool = true
  ) -> [HTMLNode] {
    switch arrangement {
    case .pane(let pane): return [.pane(pane, isActive: isActive)]
    case .under(let bar, let inner): return [.bar(bar)] + nodes(inner, isActive: isActive)
    case .beside(let id, let sides, let selected):
      let tags = sides.enumerated().map { place, side in
        HTMLNode.tag(
          HTMLTag(
            "div", id: "\(id.rawValue):sides/\(place)",
            [HTMLAttribute("class", place == selected ? "side active" : "side")],
            children: nodes(side, isActive: isActive && place == selected)))
      }
      let isRooted = sides[0].active.screen == id
      let split = HTMLTag(
        "div", id: "\(id.rawValue):sides",
        [HTMLAttribute("class", isRooted ? "split rooted" : "split")], children: tags)
      return [.tag(split)]
    }
  }

  private func tag(_ dialog: Dialog) -> HTMLTag {
    let id = "D\(dialog.id.rawValue)"
    let destroys = dialog.choices.contains { $0.role == .destructive }
    let focused = destroys ? dialog.cancelIndex ?? 0 : 0
    let choices = dialog.choices.enumerated().map { place, choice in
      let isExit = dialog.cancelIndex == place
      return HTMLNode.tag(
        HTMLTag(
          "button", id: "\(id)/\(place)",
          [
            HTMLAttribute("class", choice.role.rawValue + (isExit ? " exit" : "")),
            .action("c \(place) \(dialog.id.rawValue)"),
          ] + (place == focused ? [HTMLAttribute("autofocus")] : []), text: choice.label(words)))
    }
    var children: [HTMLNode] = [.tag(HTMLTag("h2", id: "\(id):h", text: dialog.title))]
    if let message = dialog.message {
      children.append(.tag(HTMLTag("p", id: "\(id):m", text: message)))
    }
    children.append(
      .tag(HTMLTag("div", [HTMLAttribute("class", "choices")], children: choices)))
    var attributes = [
      HTMLAttribute("class", "question \(dialog.style.rawValue)"),
      HTMLAttribute("role", "alertdialog"), HTMLAttribute("open"),
      HTMLAttribute("aria-labelledby", "\(id):h"),
    ]
    if dialog.message != nil { attributes.append(HTMLAttribute("aria-describedby", "\(id):m")) }
    return HTMLTag(
      "dialog", id: id, attributes, children: [.tag(formTag(id: "\(id):f", children: children))])
  }

  /// Returns a form whose buttons send actions.
  func formTag(id: String, _ attributes: [HTMLAttribute] = [], children: [HTMLNode]) -> HTMLTag {
    HTMLTag(
      "form", id: id, [HTMLAttribute("method", "post"), HTMLAttribute("novalidate")] + attributes,
      children: hiddenFields(of: id) + children)
  }

  /// Returns the hidden fields of a form. All have identifiers, like the form's other children, so
  /// that one can be inserted or removed without replacing the form.
  func hiddenFields(of form: String) -> [HTMLNode] {
    func field(_ name: String, _ value: String) -> HTMLNode {
      .tag(
        HTMLTag(
          "input", id: "\(form):\(name)",
          [
            HTMLAttribute("type", "hidden"), HTMLAttribute("name", name),
            HTMLAttribute("value", value),
          ]))
    }
    var fields = [field("token", self.form.token)]
    if let session = self.form.session { fields.append(field("session", session)) }
    fields.append(field(FormBody.onceName, ""))
    return fields
  }

  /// Returns the name and value attributes of the field that tells one submission of a form from another.
  static func onceField(_ value: String) -> String {
    "name=\"\(FormBody.onceName)\" value=\"\(value)\""
  }

  /// Returns the key of a page with this renderer's forms. It does not depend on the proof in them,
  /// which is a new one each time, nor on where the focus is at first, which the script sets itself.
  func key(of parts: (PageRenderer) -> PageParts) -> String {
    var renderer = self
    renderer.form.token = ""
    renderer.lead = nil
    return PageKey.of(parts(renderer).all.map { renderer.html($0.children) })
  }
}

/// The texts of a host in one language. NB: an object, because there are hundreds of texts, each
/// session has them, and a renderer is copied for each frame.
final class SharedWords: Sendable {
  static let english = SharedWords(HostWords())

  let words: HostWords

  init(_ words: HostWords) { self.words = words }
}

/// The parts of a page that patches change.
package struct PageParts: Equatable, Sendable {
  package var page: HTMLTag
  package var status: HTMLTag
  package var alert: HTMLTag

  package var all: [HTMLTag] { [page, status, alert] }
}
