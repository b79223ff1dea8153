import CalcotTree

/// The fields of a form, as a browser without script sends them.
struct FormBody: Sendable {
  /// The fields, in the order of the page.
  let fields: [(name: String, value: String)]

  /// Parses `application/x-www-form-urlencoded` off the main actor.
  @concurrent
  static func read(_ bytes: [UInt8]) async -> FormBody { FormBody(bytes) }

  /// Parses `application/x-www-form-urlencoded`. The cost is linear; the texts are stream-safe.
  init(_ bytes: [UInt8]) {
    fields = bytes.split(separator: 0x26).map { pair in
      let parts = pair.split(separator: 0x3D, maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
    }
  }

  /// The action of the button that sent the form, which is the button's name; `nil` if there is
  /// none. NB: Text browsers show a button's value.
  var action: String? {
    fields.first { $0.name.hasPrefix(Self.actionPrefix) }
      .map { String($0.name.dropFirst(Self.actionPrefix.count)) }
  }

  /// The beginning of the names of buttons.
  static let actionPrefix = "do "

  /// The texts of the fields of screens, by name. A field with options has one text for each chosen
  /// option.
  var texts: [String: [String]] {
    let fields = fields.filter { $0.name.first?.isNumber == true }
    return Dictionary(grouping: fields, by: \.name).mapValues { $0.map(\.value) }
  }

  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == 0x2B {
        result.append(0x20)
      } else if byte == 0x25, let coded = PercentCoding.takeByte(from: &rest) {
        result.append(coded)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self).streamSafe
  }
}
