public import CalcotCode
internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Turns source text into facts. One reader serves one thread, file after file; it remembers the
/// names it has met.
public struct SourceReader {
  private var names = NameCache(slots: 4096)

  public init() {}

  /// Reads one file, in time linear in its length. Never fails: what cannot be understood is among
  /// the facts' problems, and the rest is there.
  public mutating func facts(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    var problems: [FileFacts.Problem] = []
    if let place = EncodingCheck.firstInvalidByte(in: source) {
      problems.append(
        FileFacts.Problem(message: EncodingCheck.message(for: source), offset: UInt32(place)))
    }
    let tree = Parser.parse(source: source)
    return withExtendedLifetime(tree) {
      // NB: two owners of the names would make each file copy them.
      var outliner = Outliner(names: NameCache.empty, capacity: source.count / 16)
      swap(&outliner.names, &names)
      outliner.outline(tree.raw)
      swap(&outliner.names, &names)
      if tree.hasError, let place = BrokenCode.firstPlace(in: tree.raw) {
        problems.append(
          FileFacts.Problem(message: "this code cannot be parsed", offset: UInt32(place)))
      }
      if let place = outliner.tooDeep {
        problems.append(
          FileFacts.Problem(
            message: "the code is nested too deeply here to look further inside",
            offset: UInt32(place)))
      }
      return FileFacts(
        nodes: outliner.nodes, lineStarts: lineStarts(in: source),
        directives: DirectiveSearch.directives(in: source, tree: tree.raw), problems: problems)
    }
  }

  /// Reads text that is at hand, as tests do.
  public mutating func facts(of text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { facts(of: $0) }
  }

  private func lineStarts(in source: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(source.count / 32)
    for index in source.indices where source[index] == UInt8(ascii: "\n") {
      starts.append(UInt32(index + 1))
    }
    return starts
  }
}
