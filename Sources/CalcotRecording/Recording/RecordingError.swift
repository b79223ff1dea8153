/// An error that describes why a recording cannot be read, or where it breaks off.
public struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line in the file, from 1.
  public let line: Int
  /// The reason, and the remedy where there is one.
  public let reason: String

  package init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  public var description: String { "line \(line): \(reason)" }
}

extension DecodingError {
  /// The fault and its place in the value.
  var fault: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map(\.stringValue).joined(separator: ".")
      return context.debugDescription + (path.isEmpty ? "" : " (at \(path))")
    @unknown default: return "\(self)"
    }
  }
}
