/// A reader of the page's visible content, without what is covered.
@MainActor
struct PageReading {
  let document: PageNode

  private var reachable: [PageNode] {
    let parts = ["page", "status", "alert"].compactMap { document.node($0) }
    return parts.flatMap { $0.all }.filter(\.isReachable)
  }

  /// The lines of the page in the notation of the other drivers: a control in brackets, a selected
  /// tab in angle quotes.
  var lines: [String] {
    reachable.compactMap { node in
      switch node.tag {
      case "h1", "h2": return node.text
      case "p" where node.parent?.classes.contains("message") == true:
        return (node.parent?.classes.contains("error") == true ? "✗ " : "✓ ") + node.text
      case "p" where !node.text.isEmpty: return node.text
      case "button" where node.classes.contains("row"): return Self.row(node)
      case "button" where Self.role(of: node) == "tab" || Self.isHelp(node): return nil
      case "a" where node.classes.contains("link"), "button" where node.classes.contains("link"):
        return node.text
      case "button" where !node.classes.contains("default"): return "[\(node.text)]"
      case "a" where node.parent?.classes.contains("choices") == true: return "[\(node.text)]"
      case "a" where node.classes.contains("exit"): return "[\(node.text)]"
      case "div" where node.classes.contains("metric"): return Self.metric(node)
      case "a", "div":
        return node.classes.contains("row") ? Self.row(node) : nil
      case "img": return node.attributes["alt"].flatMap { $0.isEmpty ? nil : $0 }
      case "span" where node.attributes["role"] == "img": return node.attributes["aria-label"]
      case "figcaption": return node.text
      case "li" where node.parent?.parent?.tag == "figure": return Self.row(node)
      case "th" where node.attributes["scope"] == "col":
        return node.children.contains { $0.tag == "button" } ? nil : node.text
      case "nav" where node.classes.contains("tabs"): return Self.tabs(node)
      case "span" where node.parent?.parent?.classes.contains("pages") == true: return node.text
      case "progress" where node.attributes["value"] != nil: return Self.progress(node)
      default: return node.isField ? line(of: node) : nil
      }
    }
  }

  /// Returns the texts of a row: those of its line, and in a table those of its cells.
  private static func row(_ node: PageNode) -> String {
    let words = node.children.filter { !$0.classes.contains("media") }
    let cells = node.parent?.tag == "th" ? node.parent?.parent?.children ?? [] : []
    let texts = words + cells.filter { $0.tag == "td" && !$0.classes.contains("actions") }
    return texts.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func metric(_ node: PageNode) -> String {
    node.children.flatMap { $0.tag == "span" && $0.classes.contains("trend") ? $0.children : [$0] }
      .map(\.text).joined(separator: " ")
  }

  // NB: The text beside the bar could be right while the bar is not.
  private static func progress(_ node: PageNode) -> String {
    let texts = node.parent?.children.map(\.text).filter { !$0.isEmpty } ?? []
    let fraction = node.attributes["value"].flatMap(Double.init) ?? 0
    let isRight = texts.last == "\(Int(fraction * 100))%"
    return isRight
      ? texts.joined(separator: " ") : "a bar at \(fraction), and another text beside it"
  }

  private static func tabs(_ node: PageNode) -> String {
    node.all.filter { role(of: $0) == "tab" }
      .map { tab in
        let text = tab.children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
        return tab.attributes["aria-current"] != nil ? "‹\(text)›" : text
      }
      .joined(separator: " ")
  }

  /// Returns a Boolean value that indicates whether a button only gives access to other controls.
  private static func isHelp(_ button: PageNode) -> Bool {
    button.classes.contains("overflow") || button.classes.contains("step")
  }

  private func line(of field: PageNode) -> String { "\(label(of: field)): \(field.readableText)" }

  private func label(of input: PageNode) -> String {
    let label = document.first {
      $0.tag == "label" && $0.attributes["for"] == input.id
        || $0.tag == "legend" && $0.parent === input
    }
    return label?.text ?? input.parent?.children.first { $0.tag == "span" }?.text ?? ""
  }

  // MARK: Controls

  /// Returns the control with an action; throws if its label on the page is not `label`.
  func control(doing action: String, called label: String) throws(PageError) -> PageNode {
    guard let node = reachable.first(where: { $0.action == action }), Self.isShown(node) else {
      throw PageError(missing("control \"\(label)\""))
    }
    guard Self.isUsable(node) else { throw PageError("\"\(label)\" is disabled on the page.") }
    guard Self.name(of: node) == label else {
      throw PageError("\"\(label)\" is called \"\(Self.name(of: node) ?? "")\" on the page.")
    }
    return node
  }

  /// Returns the only button, row or tab with a label.
  func control(_ label: String, as role: String?) throws(PageError) -> PageNode {
    let named = reachable.filter { node in
      Self.name(of: node) == label && Self.isShown(node) && Self.isUsable(node)
        && role.map { Self.role(of: node) == $0 } ?? true
    }
    guard let found = named.first else {
      throw PageError(missing("\(role ?? "control") \"\(label)\""))
    }
    guard named.count == 1 else {
      throw PageError("The page has \(named.count) controls called \"\(label)\".")
    }
    return found
  }

  /// Returns the field that a form sends under a name.
  func field(named name: String, called label: String) throws(PageError) -> PageNode {
    guard let field = reachable.first(where: { $0.isField && $0.fieldName == name }),
      self.label(of: field) == label
    else { throw PageError(missing("field \"\(label)\"")) }
    return field
  }

  /// Returns the texts and the mark of a row.
  func row(_ id: String, called label: String) throws(PageError) -> PageNode {
    guard let row = reachable.first(where: { $0.id == "\(id):o" }), Self.title(of: row) == label
    else {
      throw PageError(missing("row \"\(label)\""))
    }
    return row
  }

  /// Returns an option of a menu or a group.
  func option(
    _ key: String, called label: String, of field: PageNode
  ) throws(PageError) -> PageNode {
    let options = field.options.filter { $0.attributes["disabled"] == nil }
    guard let option = options.first(where: { $0.key == key && $0.optionLabel == label }) else {
      let labels = options.map(\.optionLabel).joined(separator: "\n  ")
      throw PageError("There is no option \"\(label)\". There is:\n  \(labels)")
    }
    return option
  }

  /// Returns the button that changes a number by one step.
  func stepButton(of field: PageNode, up: Bool) -> PageNode? {
    field.parent?.children.first { $0.classes.contains(up ? "up" : "down") && Self.isUsable($0) }
  }

  /// Returns the topmost button that leaves a screen, of one of the given kinds.
  func exit(_ kinds: String...) throws(PageError) -> PageNode {
    let found = reachable.last { node in
      ["a", "button"].contains(node.tag) && node.classes.contains("exit")
        && kinds.contains { node.classes.contains(Substring($0)) } && Self.isUsable(node)
    }
    guard let found else { throw PageError(missing("way out (\(kinds.joined(separator: ", ")))")) }
    return found
  }

  /// Returns the choice that cancels a dialog.
  func cancelChoice() -> PageNode? {
    reachable.last { $0.classes.contains("exit") && $0.parent?.classes.contains("choices") == true }
  }

  func closeButtonOfMessage() throws(PageError) -> PageNode {
    let message = document.first { $0.classes.contains("message") }
    guard let button = message?.first(where: { $0.classes.contains("exit") }) else {
      throw PageError(missing("message to close"))
    }
    return button
  }

  /// Returns the button that leads to the next or the previous page.
  func pageButton(forward: Bool) throws(PageError) -> PageNode {
    let kind: Substring = forward ? "next" : "previous"
    guard let button = reachable.first(where: { $0.classes.contains(kind) && Self.isUsable($0) })
    else { throw PageError(missing("page \(forward ? "after" : "before") this one")) }
    return button
  }

  private static func isUsable(_ node: PageNode) -> Bool { node.attributes["aria-disabled"] == nil }

  /// Returns a Boolean value that indicates whether a node is shown. A button that only takes the
  /// Return key is not.
  private static func isShown(_ node: PageNode) -> Bool { !node.classes.contains("default") }

  private static func title(of item: PageNode) -> String? {
    item.first { $0.classes.contains("title") }?.text
  }

  private static func name(of node: PageNode) -> String? {
    if role(of: node) == "tab" { return node.children.first { $0.tag == "span" }?.text }
    return switch node.tag {
    case "button", "a": node.classes.contains("row") ? title(of: node) : node.text
    default: nil
    }
  }

  private static func role(of node: PageNode) -> String {
    if node.classes.contains("row") { return "row" }
    let isTab = node.action != nil && node.parent?.parent?.classes.contains("tabs") == true
    return isTab ? "tab" : "button"
  }

  private func missing(_ wanted: String) -> String {
    "There is no \(wanted). There is:\n  " + lines.joined(separator: "\n  ")
  }
}
