public import CalcotCode
import SwiftParser
import SwiftSyntax

/// Turns source text into facts.
public struct SourceReader {
  public init() {}
  /// Reads one file. Never fails: what cannot be read is among the facts' problems.
  public func facts(of source: [UInt8]) -> FileFacts {
    _ = Parser.parse(source: String(decoding: source, as: UTF8.self))
    return FileFacts(nodes: [], lineStarts: [0])
  }
}
