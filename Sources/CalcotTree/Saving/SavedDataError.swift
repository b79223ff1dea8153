/// An error that occurs while encoding or decoding saved data.
package enum SavedDataError: Error, Hashable, Sendable {
  /// The bytes are not JSON within the limits.
  case json(JSONError)
  /// A part of the JSON has the wrong shape; `path` locates it from the root.
  case wrongShape(path: String, String)
  /// A value cannot be encoded as JSON; `path` locates it.
  case notEncodable(path: String, String)
}

extension SavedDataError: CustomStringConvertible {
  /// A description of the place, the problem and, where there is one, a remedy.
  package var description: String {
    switch self {
    case .json(let error): "this is no saved state: \(error)"
    case .wrongShape(let path, let problem): "at \(path): \(problem)"
    case .notEncodable(let path, let problem): "\(path) cannot be saved: \(problem)"
    }
  }
}

extension SavedDataError {
  /// Creates an error from an error of a decoder or encoder.
  ///
  /// - Parameter place: The current place of the decoder or encoder, for an error that does not
  ///   contain its place.
  init(_ error: any Error, at place: [any CodingKey] = []) {
    func path(_ context: [any CodingKey]) -> String {
      Self.path(context.count < place.count ? place : context)
    }
    switch error {
    case let error as SavedDataError: self = error
    case let error as JSONError: self = .json(error)
    case DecodingError.keyNotFound(let key, let context):
      self = .wrongShape(path: path(context.codingPath), "there is no \"\(key.stringValue)\"")
    case DecodingError.typeMismatch(let type, let context):
      self = .wrongShape(path: path(context.codingPath), "this is no \(Self.name(of: type))")
    case DecodingError.valueNotFound(let type, let context):
      self = .wrongShape(
        path: path(context.codingPath), "there is null and no \(Self.name(of: type))")
    case DecodingError.dataCorrupted(let context):
      self = .wrongShape(path: path(context.codingPath), context.debugDescription)
    case EncodingError.invalidValue(_, let context):
      self = .notEncodable(path: path(context.codingPath), context.debugDescription)
    default: self = .wrongShape(path: Self.path(place), "\(error)")
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is [String: Any].Type: "object"
    case is [Any].Type: "array"
    default: "\(type)"
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      return path + (path.isEmpty ? "" : ".") + key.stringValue
    }
    return path.isEmpty ? "the root" : path
  }
}
