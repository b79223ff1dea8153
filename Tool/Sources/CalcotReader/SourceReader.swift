public import CalcotCode
internal import SwiftParser
@_spi(RawSyntax) internal import SwiftSyntax

/// Reads source text into facts. A reader is for one thread, file after file; it caches names.
public struct SourceReader {
  private var names = NameCache(slots: 4096)

  public init() {}

  /// Reads one file, in time linear in its length. Never fails: the facts have problems for the
  /// code that was not understood, besides the rest.
  public mutating func facts(of source: UnsafeBufferPointer<UInt8>) -> FileFacts {
    let survey = TextSurvey(source)
    var problems: [FileFacts.Problem] = []
    if !survey.isASCII, let place = EncodingCheck.firstInvalidByte(in: source) {
      problems.append(
        FileFacts.Problem(message: EncodingCheck.message(for: source), offset: UInt32(place)))
    }
    if survey.suspectedDepth, let place = TextSurvey.placeOfTooDeepNesting(in: source) {
      problems.append(Self.tooDeep(at: place, what: "this file is not read"))
      return FileFacts(
        nodes: [Node(kind: .file, offset: 0, endOffset: UInt32(source.count), end: 1)],
        lineStarts: survey.lineStarts, problems: problems)
    }
    return parse(source, lineStarts: survey.lineStarts, problems: problems)
  }

  private static func tooDeep(at place: Int, what: String) -> FileFacts.Problem {
    FileFacts.Problem(
      message: "the code is nested too deeply here, and \(what)", offset: UInt32(place))
  }

  private mutating func parse(
    _ source: UnsafeBufferPointer<UInt8>, lineStarts: [UInt32], problems: [FileFacts.Problem]
  ) -> FileFacts {
    let tree = Parser.parse(source: source)
    return withExtendedLifetime(tree) {
      // NB: two owners of the names would make each file copy them.
      var outliner = Outliner(names: NameCache.empty, capacity: source.count / 16)
      swap(&outliner.names, &names)
      outliner.outline(tree.raw)
      swap(&outliner.names, &names)
      var problems = problems
      if tree.hasError, let place = BrokenCode.firstPlace(in: tree.raw) {
        problems.append(
          FileFacts.Problem(message: "this code cannot be parsed", offset: UInt32(place)))
      }
      if let place = outliner.tooDeep {
        problems.append(Self.tooDeep(at: place, what: "what is inside is not read"))
      }
      return FileFacts(
        nodes: outliner.nodes, lineStarts: lineStarts,
        directives: DirectiveSearch.directives(in: source, tree: tree.raw), problems: problems)
    }
  }

  /// Reads a text.
  public mutating func facts(of text: String) -> FileFacts {
    var text = text
    return text.withUTF8 { facts(of: $0) }
  }
}
