import Calcot
import CalcotContent

extension PageRenderer {
  /// Returns the nodes that show the current activity and the last success.
  func statusNodes(_ status: AppStatus) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    if let activity = status.activity {
      nodes.append(
        .tag(
          HTMLTag(
            "p", id: "busy", [HTMLAttribute("class", "activity")],
            children: [
              .tag(HTMLTag("progress", [HTMLAttribute("aria-hidden", "true")])),
              .tag(HTMLTag("span", id: "busy:t", text: activity)),
            ])))
    }
    if let message = status.message, message.kind == .success {
      nodes.append(.tag(tag(message, language(status))))
    }
    return nodes
  }

  /// Returns the nodes that show the last error.
  func alertNodes(_ status: AppStatus) -> [HTMLNode] {
    guard let message = status.message, message.kind == .error else { return [] }
    return [.tag(tag(message, language(status)))]
  }

  private func tag(_ message: AppStatus.Message, _ language: [HTMLAttribute]) -> HTMLTag {
    let id = "M\(message.id.rawValue)"
    let close = HTMLTag(
      "button", id: "\(id):x",
      [
        HTMLAttribute("class", "exit"), .action("m \(message.id.rawValue)"),
        HTMLAttribute("aria-label", words.buttons.close),
      ], text: "×")
    var attributes = [HTMLAttribute("class", "message \(message.kind.rawValue)")] + language
    if message.kind == .success {
      let seconds = message.action == nil ? "6" : "12"
      attributes.append(HTMLAttribute("data-close-after", seconds))
    }
    let text = HTMLTag("p", id: "\(id):t", text: message.text)
    let parts = [text] + [message.action.map { use($0, of: message) }].compactMap { $0 } + [close]
    return formTag(id: id, attributes, children: parts.map { .tag($0) })
  }

  private func use(_ action: String, of message: AppStatus.Message) -> HTMLTag {
    HTMLTag(
      "button", id: "M\(message.id.rawValue):u",
      [.action("u \(message.id.rawValue)")],
      text: action)
  }
}
