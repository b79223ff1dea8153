/// The outline of one file: a value that depends on its text alone, not on its path.
public struct FileFacts: Sendable {
  /// All nodes, parents first; the first is the file. Never empty.
  public var nodes: [Node]
  /// The offsets of the lines in UTF-8 bytes; the first is 0.
  public var lineStarts: [UInt32]
  /// The comments for this tool, in the order of the source.
  public var directives: [Directive]
  /// The problems of reading, such as text that is not UTF-8.
  public var problems: [Problem]

  public init(
    nodes: [Node], lineStarts: [UInt32], directives: [Directive] = [], problems: [Problem] = []
  ) {
    self.nodes = nodes
    self.lineStarts = lineStarts
    self.directives = directives
    self.problems = problems
  }

  /// A comment that begins with `calcot:`.
  public struct Directive: Sendable, Equatable {
    /// The text after `calcot:` up to the end of the line or comment, without surrounding spaces.
    public var text: String
    /// The offset of `calcot:` in UTF-8 bytes.
    public var offset: UInt32
    /// A Boolean value that indicates whether code precedes the comment on its line. Otherwise, the
    /// comment applies to the next line with code.
    public var followsCode: Bool

    public init(text: String, offset: UInt32, followsCode: Bool) {
      self.text = text
      self.offset = offset
      self.followsCode = followsCode
    }
  }

  public struct Problem: Sendable, Equatable {
    public var message: String
    public var offset: UInt32

    public init(message: String, offset: UInt32) {
      self.message = message
      self.offset = offset
    }
  }
}

extension FileFacts {
  /// Returns the line and column of a place, both from 1. The column counts UTF-8 bytes, as the
  /// compiler's does.
  ///
  /// The time grows with the logarithm of the number of lines.
  public func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }
}
