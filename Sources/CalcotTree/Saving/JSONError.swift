/// An error that occurs when bytes are not JSON within the limits.
package struct JSONError: Error, Hashable, Sendable {
  /// A problem with the bytes.
  package enum Problem: Hashable, Sendable {
    /// There are more bytes than the limit allows.
    case tooLarge(limit: Int)
    /// There are more levels than the limit allows.
    case tooDeep(limit: Int)
    /// The text ends too early.
    case truncated
    /// The bytes are not UTF-8.
    case notUTF8
    /// The named token is missing here.
    case expected(String)
  }

  /// The problem with the bytes.
  package let problem: Problem
  /// The position of the problem, in bytes from the start.
  package let offset: Int

  init(_ problem: Problem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}

extension JSONError: CustomStringConvertible {
  /// A description of the position, the problem and, where there is one, a remedy.
  package var description: String {
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
