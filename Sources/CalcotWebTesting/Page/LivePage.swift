import Foundation

/// What the client script does, in Swift: holds a page, sends events and applies patches. It lets tests
/// use the session protocol without a browser.
@MainActor
public final class LivePage {
  /// One entry of the browser's history.
  public struct Entry: Equatable {
    public var index: Int
    public var url: String
  }

  /// The page as it is now.
  public private(set) var document: PageNode
  /// The session that the page belongs to.
  public private(set) var session: String?
  /// How many frames have been applied.
  public private(set) var frames = 0
  /// The last of the page's events that the server has done.
  public private(set) var doneEvents = 0
  /// How many events have been made.
  public private(set) var events = 0
  /// The history's entries, and which one is current.
  public private(set) var entries: [Entry]
  public private(set) var position = 0
  /// The id of what has the focus, and what was announced.
  public private(set) var focus: String?
  public private(set) var announcements: [String] = []
  /// Whatever did not fit, which a test must not have.
  public private(set) var problems: [String] = []
  /// Brings a message to the server; nil while there is no connection.
  public var send: ((String) -> Void)?

  private var unanswered: [(number: Int, text: String)] = []
  /// The fields that were changed since the server last had a full page of them.
  private var changed: [(name: String, text: String)] = []
  private var key: String?

  /// A page that a server has answered with, or an empty one.
  public init(html: String? = nil, url: String = "/") throws {
    document = try PageReader.read(html ?? LivePage.empty)
    key = document.first { $0.tag == "body" }?.attributes["data-key"]
    entries = [Entry(index: 0, url: url)]
  }

  private static let empty =
    #"<html><head><title></title></head><body><div id="page"></div><div id="status" role="status">"#
    + #"</div><div id="alert" role="alert"></div></body></html>"#

  /// The address that the browser shows.
  public var url: String { entries[position].url }

  public var title: String { document.first { $0.tag == "title" }?.text ?? "" }

  /// Whether the server has done everything.
  public var isAnswered: Bool { unanswered.isEmpty }

  /// What the page says when it has connected.
  public var hello: String {
    let message: [String: Any] = [
      "v": 1, "s": session ?? NSNull(), "p": frames, "u": url, "k": key ?? NSNull(),
      "i": entries[position].index, "n": false, "f": changed.map { [$0.name, $0.text] },
    ]
    let data = try? JSONSerialization.data(withJSONObject: message)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  // MARK: What the person does

  /// Uses a button, or whatever has an action.
  public func use(_ node: PageNode) {
    let isNamed = node.attributes["name"] == "do"
    guard let action = isNamed ? node.attributes["value"] : node.attributes["data-do"] else {
      return problems.append("<\(node.tag) id=\(node.id ?? "")> has no action")
    }
    perform(action)
  }

  /// Makes the text of a field be `text`.
  public func type(_ text: String, into field: PageNode) {
    field.attributes["value"] = text
    let name = field.attributes["name"] ?? ""
    changed.removeAll { $0.name == name }
    changed.append((name, text))
    perform(field.attributes["data-do"] ?? "e \(name)", text: text)
  }

  /// Sends an action.
  public func perform(_ action: String, text: String? = nil) {
    events += 1
    let parts: [Any] = [events, frames, action] + (text.map { [$0] } ?? [])
    let data = (try? JSONSerialization.data(withJSONObject: parts)) ?? Data()
    let message = String(decoding: data, as: UTF8.self)
    unanswered.append((events, message))
    send?(message)
  }

  /// Uses the browser's Back or Forward, by so many entries.
  public func go(by distance: Int) {
    let target = position + distance
    guard entries.indices.contains(target) else { return problems.append("history has an end") }
    position = target
    perform("h \(entries[target].index)")
  }

  /// Acknowledges everything that has come.
  public func acknowledge() { send?("[0,\(frames)]") }

  // MARK: What the server says

  /// Takes in a message.
  public func receive(_ message: String) {
    guard message != "0" else { return }
    let value = try? JSONSerialization.jsonObject(with: Data(message.utf8))
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
    setTitle(welcome["t"] as? String ?? "")
    if let index = welcome["i"] as? Int, let url = welcome["u"] as? String {
      entries[position] = Entry(index: index, url: url)
    }
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
  }

  private func change(_ operation: [Any]) throws(PageError) {
    let texts = operation.map { $0 as? String }
    switch texts.first {
    case "t":
      let target = try node(texts, 1)
      target.children = []
      target.append(PageNode(words: texts[2] ?? ""))
    case "a": try setAttributes(try node(texts, 1), texts.dropFirst(2))
    case "v": try node(texts, 1).attributes["value"] = texts[2]
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
    case "n": announcements.append(texts[1] ?? "")
    case "f": focus = try node(texts, 1).id
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
      entries.removeSubrange((position + 1)...)
      entries.append(Entry(index: index, url: texts[3] ?? ""))
      position += 1
    case "r": entries[position] = Entry(index: index, url: texts[3] ?? "")
    default:
      guard let target = entries.firstIndex(where: { $0.index == index }) else {
        return problems.append("there is no entry \(index)")
      }
      position = target
    }
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
