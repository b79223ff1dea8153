/// One change of a page in a browser.
package enum PatchOperation: Equatable, Sendable {
  /// Sets the text of a tag.
  case text(String, String)
  /// Sets attributes of a tag, or removes those whose value is `nil`.
  case attributes(String, [(name: String, value: String?)])
  /// Sets the content of a field, unless the user is typing in it.
  case value(String, String)
  case insert(html: String, into: String, before: String?)
  case move(String, before: String?, into: String)
  case remove([String])
  /// Replaces a tag with its content.
  case replace(String, html: String)
  case title(String)
  case announce(String)
  case focus(String)
  case history(HistoryOperation)
  /// Sets a cookie that scripts may read.
  case cookie(String)

  package static func == (left: PatchOperation, right: PatchOperation) -> Bool {
    var (a, b) = (JSONWriter(), JSONWriter())
    left.write(to: &a)
    right.write(to: &b)
    return a.text == b.text
  }
}

extension PatchOperation {
  var isFocus: Bool { if case .focus = self { true } else { false } }

  var isOfHistory: Bool { if case .history = self { true } else { false } }

  package func write(to json: inout JSONWriter) {
    json.beginArray()
    switch self {
    case .text(let id, let text): json.add("t", id, text)
    case .attributes(let id, let changes):
      json.add("a", id)
      for change in changes {
        json.add(change.name)
        if let value = change.value { json.add(value) } else { json.addNull() }
      }
    case .value(let id, let text): json.add("v", id, text)
    case .insert(let html, let parent, let next):
      json.add("i", parent)
      json.add(optional: next)
      json.add(html)
    case .move(let id, let next, let parent):
      json.add("m", id)
      json.add(optional: next)
      json.add(parent)
    case .remove(let ids):
      json.add("r")
      for id in ids { json.add(id) }
    case .replace(let id, let html): json.add("o", id, html)
    case .title(let title): json.add("T", title)
    case .announce(let text): json.add("n", text)
    case .focus(let id): json.add("f", id)
    case .cookie(let text): json.add("k", text)
    case .history(.push(let index, let url)):
      json.add("u", "p")
      json.add(index)
      json.add(url)
    case .history(.replace(let index, let url)):
      json.add("u", "r")
      json.add(index)
      json.add(url)
    case .history(.go(let index)):
      json.add("u", "g")
      json.add(index)
    }
    json.endArray()
  }
}
