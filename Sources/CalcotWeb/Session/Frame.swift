/// What a browser is sent at once.
struct Frame: Sendable {
  let text: String
  let operationCount: Int

  /// - Parameter event: the last of the browser's events that is done.
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

/// What a browser is told first on a connection.
struct Welcome: Sendable {
  var session: String
  var isNew: Bool
  var event: Int
  var index: Int
  var url: String

  /// - Parameters:
  ///   - parts: what the page holds, where the browser does not show it already.
  ///   - frames: how many frames have been counted.
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
