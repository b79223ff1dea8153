/// Why bytes are no JSON within the limits.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong with the bytes.
  public enum Problem: Hashable, Sendable {
    /// There are more bytes than the limit allows.
    case tooLarge(limit: Int)
    /// There are more levels than the limit allows.
    case tooDeep(limit: Int)
    /// The end is missing.
    case truncated
    /// The bytes are not UTF-8.
    case notUTF8
    /// Something else than what is named should stand here.
    case expected(String)
  }

  public let problem: Problem
  /// Where the problem is, in bytes from the start.
  public let offset: Int

  init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}

extension JSONError: CustomStringConvertible {
  /// The place, what is wrong there, and what to do about it where there is a way.
  public var description: String {
    let what =
      switch problem {
      case .tooLarge(let limit): "it is larger than \(limit) bytes: raise the limit, or save less"
      case .tooDeep(let limit): "there are more than \(limit) levels: raise the limit, or save less"
      case .truncated: "the end is missing"
      case .notUTF8: "the text is not UTF-8"
      case .expected(let what): "\(what) should stand here"
      }
    return "byte \(offset): \(what)"
  }
}
