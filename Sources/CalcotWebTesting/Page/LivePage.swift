import Foundation

/// The client script in Swift: it holds a page, sends events and applies patches, so that tests can
/// use the session protocol without a browser.
@MainActor
public final class LivePage {
  /// One entry of the browser's history.
  public struct Entry: Equatable {
    /// The index of the entry.
    public var index: Int
    /// The address of the entry.
    public var url: String
  }

  /// The current page.
  public private(set) var document: PageNode
  /// The session of the page.
  public private(set) var session: String?
  /// The number of applied frames.
  public private(set) var frames = 0
  /// The number of the page's last event that the server has processed.
  public private(set) var doneEvents = 0
  /// The number of events made so far.
  public private(set) var events = 0
  /// The history's entries.
  public private(set) var entries: [Entry]
  /// The position of the current entry.
  public private(set) var position = 0
  /// The identifier of the focused node.
  public private(set) var focus: String?
  /// The texts that the page was told to announce, and the cookies that it was told to keep.
  private var told: (announcements: [String], cookies: [String]) = ([], [])
  /// The inconsistencies found so far, of which a test must have none.
  public private(set) var problems: [String] = []
  /// A Boolean value that indicates whether the server has welcomed the page on the current
  /// connection.
  public private(set) var isLive = false

  private var send: ((String) -> Void)?
  private var unanswered: [(number: Int, text: String)] = []
  /// The user's typed texts with the field names, in the order of last use, and the number of the
  /// event that sent each.
  private var edits: [(name: String, text: String, event: Int)] = []
  private var key: String?
  private var isNarrow = false

  /// Creates a page from a server's response, or an empty one.
  public init(html: String? = nil, url: String = "/") throws {
    document = try PageReader.read(html ?? LivePage.empty)
    key = document.first { $0.tag == "body" }?.attributes["data-key"]
    entries = [Entry(index: 0, url: url)]
  }

  private static let empty =
    ##"<html id="html"><head><title></title><meta id="bars:light" content="#f2f2f6">"##
    + ##"<meta id="bars:dark" content="#0e0f11"></head><body>"##
    + #"<div id="page"></div><div id="status" role="status"></div><div id="alert" role="alert"></div>"#
    + "</body></html>"

  /// The announced texts.
  public var announcements: [String] { told.announcements }

  /// The cookies that the page was told to keep.
  public var kept: [String] { told.cookies }

  /// The address that the browser shows.
  public var url: String { entries[position].url }

  /// The title of the page.
  public var title: String { document.first { $0.tag == "title" }?.text ?? "" }

  /// A Boolean value that indicates whether the server has processed all events.
  public var isAnswered: Bool { unanswered.isEmpty }

  /// Sends the greeting over a new connection, and uses that connection from now on.
  ///
  /// - Parameter send: Sends a message to the server.
  public func connect(_ send: @escaping (String) -> Void) {
    isLive = false
    self.send = send
    send(hello)
  }

  /// Handles the loss of the connection; later events wait for the next one.
  public func disconnect() {
    isLive = false
    send = nil
  }

  private var hello: String {
    let message: [String: Any] = [
      "v": 1, "s": session ?? NSNull(), "p": frames, "u": url, "k": key ?? NSNull(),
      "i": entries[position].index, "n": isNarrow,
      "f": edits.filter { document.field(named: $0.name) != nil }.map { [$0.name, $0.text] },
    ]
    let data = try? JSONSerialization.data(withJSONObject: message)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  // MARK: Actions

  /// Uses a button or another node with an action.
  public func use(_ node: PageNode) {
    guard let action = node.action else {
      return problems.append("<\(node.tag) id=\(node.id ?? "")> has no action")
    }
    perform(action)
  }

  /// Gives a field a text; for a field with options, it is the keys of the chosen ones.
  public func type(_ text: String, into field: PageNode) {
    field.hold(text)
    let name = field.fieldName
    edits.removeAll { $0.name == name }
    edits.append((name, text, events + 1))
    perform(field.editing, text: text)
  }

  /// Makes the page narrow or wide. Without a connection, the next greeting reports it.
  public func resize(isNarrow: Bool) {
    guard isNarrow != self.isNarrow else { return }
    self.isNarrow = isNarrow
    if isLive { perform(isNarrow ? "w1" : "w0") }
  }

  /// Sends an action.
  public func perform(_ action: String, text: String? = nil) {
    events += 1
    let parts: [Any] = [events, frames, action] + (text.map { [$0] } ?? [])
    let data = (try? JSONSerialization.data(withJSONObject: parts)) ?? Data()
    let message = String(decoding: data, as: UTF8.self)
    unanswered.append((events, message))
    if isLive { send?(message) }
  }

  /// Goes back or forward in the browser's history by a number of entries.
  public func go(by distance: Int) {
    let target = position + distance
    guard entries.indices.contains(target) else { return problems.append("history has an end") }
    position = target
    perform("h \(entries[target].index)", text: url)
  }

  /// Acknowledges all received frames.
  public func acknowledge() { if isLive { send?("[0,\(frames)]") } }

  // MARK: Messages

  /// Receives a message.
  public func receive(_ message: String) {
    guard message != "0" else { return }
    // NB: JSONSerialization on Linux leaves out a byte order mark at the beginning of a text.
    let escaped = message.replacing("\u{FEFF}", with: "\\ufeff")
    let value = try? JSONSerialization.jsonObject(with: Data(escaped.utf8))
    switch value {
    case let welcome as [String: Any]: welcomed(welcome)
    case let frame as [Any]: apply(frame)
    default: problems.append("not a message: \(message.prefix(80))")
    }
  }

  private func welcomed(_ welcome: [String: Any]) {
    let isNew = welcome["n"] as? Bool ?? false
    session = welcome["s"] as? String
    frames = welcome["p"] as? Int ?? 0
    doneEvents = welcome["e"] as? Int ?? 0
    if isNew {
      unanswered = []
      events = doneEvents
      edits = edits.map { ($0.name, $0.text, 0) }
    }
    if let parts = welcome["x"] as? [String] {
      for (id, html) in zip(["page", "status", "alert"], parts) {
        guard let node = document.node(id), let inner = try? PageReader.read("<x>\(html)</x>")
        else {
          problems.append("the page is not well-formed")
          continue
        }
        node.children = []
        for child in inner.children.first?.children ?? [] { node.append(child) }
      }
      key = nil
    }
    restoreTexts()
    setTitle(welcome["t"] as? String ?? "")
    if let index = welcome["i"] as? Int, let url = welcome["u"] as? String {
      if isNew { entries[position] = Entry(index: index, url: url) }
      // NB: Lost frames may have added entries, which are recreated.
      while entries[position].index < index {
        push(Entry(index: entries[position].index + 1, url: url))
      }
      go(toEntry: index)
      entries[position].url = url
    }
    isLive = true
    unanswered.removeAll { $0.number <= doneEvents }
    for event in unanswered { send?(event.text) }
  }

  private func apply(_ frame: [Any]) {
    frames += 1
    doneEvents = frame.first as? Int ?? 0
    unanswered.removeAll { $0.number <= doneEvents }
    for case let operation as [Any] in frame.dropFirst() {
      do { try change(operation) } catch { problems.append("\(error)") }
    }
    restoreTexts()
  }

  /// Restores texts in recreated fields: those that the server has not processed yet, and secrets,
  /// which it does not send. Forgets those of fields that are gone.
  private func restoreTexts() {
    edits.removeAll { $0.event <= doneEvents && document.field(named: $0.name) == nil }
    for edit in edits {
      guard let field = document.field(named: edit.name),
        edit.event > doneEvents || field.type == "password"
      else { continue }
      field.hold(edit.text)
    }
  }

  private func change(_ operation: [Any]) throws(PageError) {
    let texts = operation.map { $0 as? String }
    switch texts.first {
    case "t":
      let target = try node(texts, 1)
      target.children = []
      target.append(PageNode(words: texts[2] ?? ""))
    case "a": try setAttributes(try node(texts, 1), texts.dropFirst(2))
    case "v":
      let field = try node(texts, 1)
      field.hold(texts[2] ?? "")
      edits.removeAll { $0.name == field.fieldName && $0.event <= doneEvents }
    case "i": try insert(texts[3] ?? "", into: node(texts, 1), before: texts[2])
    case "m":
      let moved = try node(texts, 1)
      moved.removeFromParent()
      try insert([moved], into: node(texts, 3), before: texts[2])
    case "r": for place in 1..<texts.count { try node(texts, place).removeFromParent() }
    case "o":
      let old = try node(texts, 1)
      guard let parent = old.parent else { throw PageError("nothing to replace in") }
      let place = parent.children.firstIndex { $0 === old } ?? 0
      let new = try nodes(texts[2] ?? "")
      old.removeFromParent()
      for (offset, node) in new.enumerated() { parent.insert(node, at: place + offset) }
    case "T": setTitle(texts[1] ?? "")
    case "n": told.announcements.append(texts[1] ?? "")
    case "f": focus = try node(texts, 1).id
    case "k": told.cookies.append(texts[1] ?? "")
    case "u": changeHistory(operation, texts)
    default: throw PageError("an unknown operation: \(operation)")
    }
  }

  private func setAttributes(_ target: PageNode, _ changes: ArraySlice<String?>) throws(PageError) {
    var rest = changes
    while let name = rest.popFirst(), let name, let value = rest.popFirst() {
      target.attributes[name] = value
    }
  }

  private func changeHistory(_ operation: [Any], _ texts: [String?]) {
    let index = operation[2] as? Int ?? 0
    switch texts[1] {
    case "p":
      go(toEntry: index - 1)
      push(Entry(index: index, url: texts[3] ?? ""))
    case "r":
      go(toEntry: index)
      entries[position].url = texts[3] ?? ""
    default: go(toEntry: index)
    }
  }

  private func push(_ entry: Entry) {
    entries.removeSubrange((position + 1)...)
    entries.append(entry)
    position += 1
  }

  private func go(toEntry index: Int) {
    guard let target = entries.firstIndex(where: { $0.index == index }) else {
      return problems.append("there is no entry \(index)")
    }
    position = target
  }

  private func node(_ texts: [String?], _ place: Int) throws(PageError) -> PageNode {
    let id = texts[place] ?? ""
    let found = document.all.filter { $0.id == id }
    guard found.count == 1 else { throw PageError("\(found.count) nodes have the id \(id)") }
    return found[0]
  }

  private func nodes(_ html: String) throws(PageError) -> [PageNode] {
    try PageReader.read("<x>\(html)</x>").children.first?.children ?? []
  }

  private func insert(
    _ html: String, into parent: PageNode, before: String?
  ) throws(PageError) {
    try insert(nodes(html), into: parent, before: before)
  }

  private func insert(
    _ nodes: [PageNode], into parent: PageNode, before: String?
  ) throws(PageError) {
    var place = parent.children.count
    if let before {
      guard let found = parent.children.firstIndex(where: { $0.id == before }) else {
        throw PageError("\(before) is not in \(parent.id ?? "")")
      }
      place = found
    }
    for (offset, node) in nodes.enumerated() { parent.insert(node, at: place + offset) }
  }

  private func setTitle(_ title: String) {
    document.first { $0.tag == "title" }?.children = [PageNode(words: title)]
  }
}
