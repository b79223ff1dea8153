/// A parser of links that works byte by byte and reports the position of errors.
struct LinkReader {
  private let link: String
  private let bytes: [UInt8]
  /// The range of the path in the link's bytes.
  private var pathRange = 0..<0
  private var queryRange = 0..<0

  init(_ link: String) throws(LinkError) {
    self.link = link
    guard link.utf8.count <= LinkError.mostBytes else {
      throw LinkError(.tooLong, in: link, at: LinkError.mostBytes)
    }
    bytes = Array(link.utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    let start = try pathStart(before: end)
    let mark = bytes[start..<end].firstIndex(of: UInt8(ascii: "?"))
    pathRange = start..<(mark ?? end)
    queryRange = mark.map { ($0 + 1)..<end } ?? end..<end
  }

  /// Returns the decoded segments, before the first marker and after each.
  func path(
    mostPieces: Int
  ) throws(LinkError) -> (segments: [String], over: [LinkPiece]) {
    var pieces: [(marker: LinkMarker?, offset: Int, segments: [String])] = [(nil, 0, [])]
    for range in try rawSegments() {
      let text = try decoded(range)
      if let marker = marker(range, text) {
        guard pieces.count <= mostPieces else {
          throw LinkError(.tooManyPieces(mostPieces), in: link, at: range.lowerBound)
        }
        pieces.append((marker, range.lowerBound, []))
      } else if text == "." || text == ".." {
        throw LinkError(.relativeSegment, in: link, at: range.lowerBound)
      } else {
        pieces[pieces.count - 1].segments.append(LinkEscapes.value(of: text))
      }
    }
    for piece in pieces where piece.marker != nil && piece.segments.isEmpty {
      throw LinkError(.emptyPiece, in: link, at: piece.offset)
    }
    let over = pieces.compactMap { piece in
      piece.marker.map { LinkPiece($0, piece.segments) }
    }
    return (pieces[0].segments, over)
  }

  /// Returns the decoded items of the query.
  func query() throws(LinkError) -> [LinkQuery.Item] {
    var items: [LinkQuery.Item] = []
    for range in ranges(in: queryRange, between: UInt8(ascii: "&")) where !range.isEmpty {
      let equals = bytes[range].firstIndex(of: UInt8(ascii: "="))
      let name = range.lowerBound..<(equals ?? range.upperBound)
      let value = (equals.map { $0 + 1 } ?? range.upperBound)..<range.upperBound
      // NB: browsers write a space in a query as "+".
      items.append(
        LinkQuery.Item(
          try decoded(name, plusIsSpace: true), try decoded(value, plusIsSpace: true)))
    }
    return items
  }

  private func pathStart(before end: Int) throws(LinkError) -> Int {
    let slash = UInt8(ascii: "/")
    if end > 0, bytes[0] == slash { return 0 }
    let colon = bytes[..<end].firstIndex { !Self.isSchemeByte($0) }
    guard let colon, colon > 0, bytes[colon] == UInt8(ascii: ":") else {
      throw LinkError(.noPath, in: link, at: 0)
    }
    let rest = bytes[(colon + 1)..<end]
    guard rest.starts(with: [slash, slash]) else {
      guard rest.first == slash else { throw LinkError(.noPath, in: link, at: colon + 1) }
      return colon + 1
    }
    return rest.dropFirst(2).firstIndex { $0 == slash || $0 == UInt8(ascii: "?") } ?? end
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  // NB: an escaped "-" is equal to the bare one, an escaped "+" or "=" is another character.
  private func marker(_ range: Range<Int>, _ text: String) -> LinkMarker? {
    let isBare = text.utf8.count == range.count
    return LinkMarker(rawValue: text).flatMap { isBare || $0 == .push ? $0 : nil }
  }

  private func rawSegments() throws(LinkError) -> [Range<Int>] {
    guard !pathRange.isEmpty else { return [] }
    let range = (pathRange.lowerBound + 1)..<pathRange.upperBound
    var segments = ranges(in: range, between: UInt8(ascii: "/"))
    if segments.last?.isEmpty == true { segments.removeLast() }
    for segment in segments {
      if segment.isEmpty { throw LinkError(.emptySegment, in: link, at: segment.lowerBound) }
    }
    return segments
  }

  private func ranges(in range: Range<Int>, between separator: UInt8) -> [Range<Int>] {
    bytes[range].split(separator: separator, omittingEmptySubsequences: false).map {
      $0.startIndex..<$0.endIndex
    }
  }

  private func decoded(_ range: Range<Int>, plusIsSpace: Bool = false) throws(LinkError) -> String {
    var decoded: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < range.upperBound,
          let high = bytes[index + 1].hexadecimalValue,
          let low = bytes[index + 2].hexadecimalValue
        else { throw LinkError(.badEscape, in: link, at: index) }
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        index += 1
      }
    }
    guard let text = String(utf8: decoded) else {
      throw LinkError(.notUTF8, in: link, at: range.lowerBound)
    }
    guard !text.unicodeScalars.contains(where: \.isControl) else {
      throw LinkError(.controlCharacter, in: link, at: range.lowerBound)
    }
    return text
  }
}
