import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns the dialog over the page that offers host work to the user.
  func tag(_ panel: WorkPanel) -> HTMLTag {
    let id = "R\(panel.request.rawValue)"
    let (kind, title) = heading(of: panel.offer)
    var form = [HTMLAttribute("method", "post")]
    if case .pick(_, _, let address) = panel.offer {
      form += [HTMLAttribute("action", address), HTMLAttribute("enctype", "multipart/form-data")]
    }
    var children = hiddenFields(of: "\(id):f")
    children.append(.tag(HTMLTag("h2", id: "\(id):h", text: title)))
    children += content(panel, id)
    children.append(.tag(problem(panel.problem, id)))
    children.append(
      .tag(HTMLTag("div", [HTMLAttribute("class", "choices")], children: choices(panel, id))))
    return HTMLTag(
      "dialog", id: id,
      [
        HTMLAttribute("class", "offer \(kind)"), HTMLAttribute("open"),
        HTMLAttribute("aria-labelledby", "\(id):h"),
      ],
      children: [
        .tag(HTMLTag("form", id: "\(id):f", form, children: children)),
        // NB: Cancelling an upload must not send the chosen files.
        .tag(formTag(id: "\(id):l", children: [])),
      ])
  }

  private func heading(of offer: WorkPanel.Offer) -> (kind: String, title: String) {
    switch offer {
    case .link: ("link", words.panels.openAddress)
    case .text(_, let isShared):
      isShared ? ("shared text", words.panels.share) : ("text", words.panels.copyText)
    case .file: ("file", words.panels.share)
    case .pick(_, let isImage, _):
      ("pick", isImage ? words.panels.pickImage : words.panels.pickDocuments)
    }
  }

  private func problem(_ text: String?, _ id: String) -> HTMLTag {
    HTMLTag(
      "p", id: "\(id):e", [HTMLAttribute("class", "error"), HTMLAttribute("role", "alert")],
      text: text ?? "")
  }

  // MARK: Content

  private func content(_ panel: WorkPanel, _ id: String) -> [HTMLNode] {
    switch panel.offer {
    case .link(let address): [.tag(HTMLTag("p", id: "\(id):m", text: address.text))]
    case .text(let text, _):
      [
        field(
          "textarea", words.panels.text, id,
          [HTMLAttribute("readonly"), HTMLAttribute("rows", "4")], text: text)
      ]
    case .file(let name, _): [.tag(HTMLTag("p", id: "\(id):m", text: name))]
    case .pick(let pick, _, _):
      [.tag(hint(pick, id)), field("input", words.panels.files, id, input(pick, id))]
    }
  }

  private func field(
    _ name: String, _ label: String, _ id: String, _ attributes: [HTMLAttribute],
    text: String = ""
  ) -> HTMLNode {
    let label = HTMLTag("label", id: "\(id):n", [HTMLAttribute("for", "\(id):i")], text: label)
    let input = HTMLTag(name, id: "\(id):i", attributes, text: text)
    return .tag(
      HTMLTag("div", [HTMLAttribute("class", "field")], children: [.tag(label), .tag(input)]))
  }

  private func hint(_ pick: FilePick, _ id: String) -> HTMLTag {
    var sentences = [words.panels.mostBytes.filled(FileSize(pick.mostBytes))]
    if pick.most > 1 { sentences.insert(words.panels.mostFiles.filled(pick.most), at: 0) }
    let kinds = pick.kinds.flatMap(\.extensions)
    if !kinds.isEmpty { sentences.append(words.panels.kinds.filled(kinds.joined(separator: ", "))) }
    return HTMLTag("p", id: "\(id):m", text: sentences.joined(separator: " "))
  }

  private func input(_ pick: FilePick, _ id: String) -> [HTMLAttribute] {
    var attributes = [
      HTMLAttribute("type", "file"), HTMLAttribute("name", "files"),
      HTMLAttribute("required"), HTMLAttribute("autofocus"),
      HTMLAttribute("aria-describedby", "\(id):m \(id):e"),
    ]
    let kinds = pick.kinds.flatMap(\.extensions).map { ".\($0)" }
    if !kinds.isEmpty { attributes.append(HTMLAttribute("accept", kinds.joined(separator: ","))) }
    if pick.most > 1 { attributes.append(HTMLAttribute("multiple")) }
    if let side = pick.longestSide {
      attributes += [
        HTMLAttribute("data-side", "\(side)"), HTMLAttribute("data-bytes", "\(pick.mostBytes)"),
        HTMLAttribute("data-square", words.panels.square),
        HTMLAttribute("data-foreign", words.problems.foreignPicture),
      ]
    }
    return attributes
  }

  // MARK: Choices

  private func choices(_ panel: WorkPanel, _ id: String) -> [HTMLNode] {
    let done = "q1 \(panel.request.rawValue)"
    var tags = way(panel.offer, id, done)
    var leave = words.buttons.cancel
    switch panel.offer {
    case .link, .text: tags.append(button(words.buttons.done, "normal", done, id: "\(id):d"))
    // NB: A page without script stays after the file is saved; the user then leaves it with this
    // button.
    case .file: leave = words.buttons.close
    case .pick:
      let kind = HTMLAttribute("class", "main")
      tags.append(HTMLTag("button", id: "\(id):u", [kind], text: words.panels.upload))
    }
    tags.append(
      button(
        leave, "cancel exit", "q0 \(panel.request.rawValue)", id: "\(id):x",
        [HTMLAttribute("form", "\(id):l")]))
    return tags.map { .tag($0) }
  }

  private func way(_ offer: WorkPanel.Offer, _ id: String, _ done: String) -> [HTMLTag] {
    switch offer {
    case .link(let address):
      [away(words.buttons.open, address.text, done, id: "\(id):o", isFirst: true)]
    case .text(let text, let isShared):
      [
        button(
          words.buttons.copy, "main live", done, id: "\(id):c",
          [HTMLAttribute("data-copy", "\(id):i"), HTMLAttribute("autofocus")])
      ] + (isShared ? mail(text, done, id) : [])
    case .file(let name, let address):
      // NB: The site knows that the work is done when it has sent the file.
      [
        HTMLTag(
          "a", id: "\(id):o",
          [
            HTMLAttribute("class", "main"), HTMLAttribute("href", address),
            HTMLAttribute("download", name), HTMLAttribute("autofocus"),
          ], text: words.buttons.save)
      ]
    case .pick: []
    }
  }

  /// Returns a link that composes a mail with the text. NB: A longer address does not arrive
  /// complete in every mail program.
  private func mail(_ text: String, _ done: String, _ id: String) -> [HTMLTag] {
    // RFC 6068: Lines of a mail end with CRLF.
    let lines = text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    let address = "mailto:?body=" + PercentCoding.encoded(lines)
    guard address.utf8.count <= 2_000 else { return [] }
    return [away(words.panels.mail, address, done, id: "\(id):o", isFirst: false)]
  }

  /// Returns a link that leads away from the page, which stays open.
  private func away(
    _ label: String, _ address: String, _ done: String, id: String, isFirst: Bool
  ) -> HTMLTag {
    var attributes = [
      HTMLAttribute("class", isFirst ? "main" : "normal"), HTMLAttribute("href", address),
      HTMLAttribute("rel", "noopener noreferrer"), HTMLAttribute("data-do", done),
    ]
    if address.hasPrefix("http") { attributes.append(HTMLAttribute("target", "_blank")) }
    if isFirst { attributes.append(HTMLAttribute("autofocus")) }
    return HTMLTag("a", id: id, attributes, text: label)
  }

  private func button(
    _ label: String, _ kind: String, _ action: String, id: String,
    _ attributes: [HTMLAttribute] = []
  ) -> HTMLTag {
    HTMLTag(
      "button", id: id,
      [HTMLAttribute("class", kind), .action(action)] + attributes, text: label)
  }
}
