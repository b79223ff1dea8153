/// A message that brings a browser from one state to the next.
struct Frame: Sendable {
  let text: String
  let operationCount: Int

  var bytes: Int { text.utf8.count }

  /// Creates a frame.
  ///
  /// - Parameter event: The number of the last processed event of the browser.
  init(after event: Int, _ operations: [PatchOperation]) {
    var json = JSONWriter()
    json.beginArray()
    json.add(event)
    for operation in operations { operation.write(to: &json) }
    json.endArray()
    text = json.text
    operationCount = operations.count
  }
}

/// The first message to a browser on a connection.
struct Welcome: Sendable {
  var session: String
  var isNew: Bool
  var event: Int
  var index: Int
  var url: String

  /// Returns the message as text.
  ///
  /// - Parameters:
  ///   - frames: The number of frames counted so far.
  ///   - parts: The content of the page; `nil` if the browser shows it already.
  func text(frames: Int, title: String, parts: [String]?) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.key("s")
    json.add(session)
    json.key("e")
    json.add(event)
    json.key("n")
    json.add(isNew)
    if let parts {
      json.key("x")
      json.beginArray()
      for part in parts { json.add(part) }
      json.endArray()
    }
    json.key("t")
    json.add(title)
    json.key("i")
    json.add(index)
    json.key("u")
    json.add(url)
    json.key("p")
    json.add(frames)
    json.endObject()
    return json.text
  }
}
