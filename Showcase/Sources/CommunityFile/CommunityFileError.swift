internal import Foundation

/// The problems for which a community file is not read, each in a line with its place and its remedy:
/// `club.json: groups[3].name: has nothing that can be seen: write at least one letter`.
public struct CommunityFileError: Error, Equatable, CustomStringConvertible {
  /// The maximum number of problems described at once.
  public static let limit = 20

  private var lines: [String] = []
  private var furtherCount = 0

  /// Creates an error for groups whose names are those of existing groups.
  public init(namesTaken community: [(index: Int, name: String)], in file: String) {
    for (index, name) in community {
      add(
        "\(file): groups[\(index)].name: a group named \(quoted(name)) exists already: "
          + "rename one of the two, or take this one out of the file")
    }
  }

  init(_ line: String) { lines = [line] }

  mutating func add(_ line: @autoclosure () -> String) {
    if lines.count < Self.limit { lines.append(line()) } else { furtherCount += 1 }
  }

  /// A line for each problem, and one with the number of further problems.
  public var description: String {
    (lines + (furtherCount == 0 ? [] : ["and \(furtherCount) more"])).joined(separator: "\n")
  }
}

/// The place, the description and the remedy of an error of Foundation's decoder.
struct DecodingReason {
  let field: String
  let what: String
  let remedy: String

  init(_ error: any Error, of bytes: Data) {
    var path: [any CodingKey] = []
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      path = context.codingPath
      (what, remedy) = ("the key \"\(key.stringValue)\" is missing", "add it")
    case DecodingError.valueNotFound(let type, let context):
      path = context.codingPath
      (what, remedy) = ("is null", Self.remedy(type))
    case DecodingError.typeMismatch(let type, let context):
      path = context.codingPath
      (what, remedy) = ("is of another kind", Self.remedy(type))
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      path = context.codingPath
      (what, remedy) = (Self.clause(context.debugDescription), "correct it, or leave the key out")
    case let error as UnknownKey:
      path = error.path
      what = "has the unknown key \(quoted(error.key))"
      remedy = "take it out, or use one of \(error.known.joined(separator: ", "))"
    default: (what, remedy) = (Self.syntaxFault(of: bytes), "correct it; the file has to be JSON")
    }
    field = path.reduce(into: "") { field, key in
      if let index = key.intValue { return field += "[\(index)]" }
      field += field.isEmpty ? key.stringValue : ".\(key.stringValue)"
    }
  }

  private static func remedy(_ type: Any.Type) -> String {
    switch type {
    case is String.Type: "write a text in double quotes"
    case is Int.Type: "write a whole number"
    case is Bool.Type: "write true or false"
    case is [Any].Type: "write a list in square brackets"
    default: "write an object in braces"
    }
  }

  /// Returns a description of the first syntax error. `JSONDecoder` names no place for it.
  private static func syntaxFault(of bytes: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: bytes)
      return "a number is not whole, or too large"
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
      return reason.map(clause) ?? "the file is no JSON"
    }
  }

  private static func clause(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }
}
