/// Sample texts for trying out links.
enum LinkSample {
  /// Returns a text that parses as a value of `type`, a different one for each number, or nil if
  /// none is known.
  static func text(for type: any LinkValue.Type, number: Int) -> String? {
    let uuid =
      "00000000-0000-4000-8000-" + String(repeating: "0", count: 10) + "\(10 + number % 90)"
    let texts = ["\(number)", "\(number).0", number % 2 == 1 ? "true" : "false", uuid]
    return texts.first { isText($0, of: type) }
  }

  private static func isText<Value: LinkValue>(_ text: String, of type: Value.Type) -> Bool {
    Value.value(ofLinkText: text) != nil
  }
}
