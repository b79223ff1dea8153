internal import CalcotText

/// A mistake in a file of this tool: `path:line: error: message`.
public struct FileFormatError: Error, Sendable, Equatable, CustomStringConvertible {
  public var path: String
  /// The line, from 1.
  public var line: Int
  public var message: String

  public var description: String { "\(path):\(line): error: \(message)" }
}

extension FileFormatError {
  /// Returns the text of a file in UTF-8.
  static func text(_ bytes: [UInt8], path: String) throws(FileFormatError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileFormatError(path: path, line: 1, message: "this is no UTF-8 text")
    }
    return text
  }

  /// Returns the JSON value of a text that begins at a line of a file.
  static func value(
    of text: String, path: String, line: Int = 1
  ) throws(FileFormatError) -> JSONValue {
    switch Result(catching: { () throws(JSONError) in try JSONReader.value(of: text, line: line) })
    {
    case .success(let value): return value
    case .failure(let error):
      throw FileFormatError(path: path, line: error.line, message: error.message)
    }
  }
}
