/// The shape of a link's path and query, as a ``RouteLink`` declares it.
struct LinkTemplate: Sendable {
  enum Segment: Hashable, Sendable {
    case literal(String)
    case parameter(String)

    var isLiteral: Bool {
      if case .literal = self { true } else { false }
    }
  }

  let text: String
  private(set) var segments: [Segment] = []
  private(set) var query: [(name: String, parameter: String)] = []
  private(set) var problems: [String] = []

  /// The parameters in the order of the values: the path's, then the query's.
  var parameters: [String] {
    segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
      + query.map(\.parameter)
  }

  var pathParameters: Int { segments.count { !$0.isLiteral } }

  init(_ text: String) {
    self.text = text
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if let path = halves.first, !path.isEmpty {
      for raw in path.split(separator: "/", omittingEmptySubsequences: false) { add(segment: raw) }
    }
    if halves.count == 2 {
      for raw in halves[1].split(separator: "&", omittingEmptySubsequences: false) {
        add(queryItem: raw)
      }
    }
    let names = parameters
    for name in Set(names).sorted() where names.count(where: { $0 == name }) > 1 {
      complain("two parameters are called \":\(name)\": give each a name of its own")
    }
    let items = query.map(\.name)
    for name in Set(items).sorted() where items.count(where: { $0 == name }) > 1 {
      complain("the query names \"\(name)\" twice: leave one out")
    }
  }

  /// Returns a Boolean value that indicates whether the segments of both templates match the same
  /// addresses.
  func hasSameShape(as other: LinkTemplate) -> Bool {
    segments.count == other.segments.count
      && zip(segments, other.segments).allSatisfy { $0 == $1 || !($0.isLiteral || $1.isLiteral) }
  }

  /// Returns a Boolean value that indicates whether this template is tried before `other`: it has
  /// the literal at the first segment where only one of them has a literal.
  func isBefore(_ other: LinkTemplate) -> Bool {
    for (mine, theirs) in zip(segments, other.segments) where mine.isLiteral != theirs.isLiteral {
      return mine.isLiteral
    }
    return false
  }

  /// Returns the texts of the parameters in an address; `nil` if the address has another shape. The
  /// text of a parameter that the query does not name is `nil`.
  func texts(in path: ArraySlice<String>, _ query: LinkQuery) -> [String?]? {
    guard path.count == segments.count else { return nil }
    var texts: [String?] = []
    for (segment, value) in zip(segments, path) {
      switch segment {
      case .parameter: texts.append(value)
      case .literal(let literal): if literal != value { return nil }
      }
    }
    return texts + self.query.map { query[$0.name] }
  }

  /// Returns the path with `texts` for the parameters.
  func path(with texts: [String?]) -> LinkPath? {
    guard texts.count == parameters.count else { return nil }
    var rest = texts[...]
    var path: [String] = []
    for segment in segments {
      switch segment {
      case .literal(let literal): path.append(literal)
      case .parameter:
        guard let text = rest.removeFirst() else { return nil }
        path.append(text)
      }
    }
    let items = zip(query, rest).compactMap { item, text in
      text.map { LinkQuery.Item(item.name, $0) }
    }
    return LinkPath(segments: path, query: LinkQuery(items))
  }

  private mutating func add(segment raw: Substring) {
    if raw.first == ":" {
      if raw.count == 1 { complain("a parameter has no name: write \":name\"") }
      segments.append(.parameter(String(raw.dropFirst())))
    } else {
      let markers = LinkMarker.allCases.map(\.rawValue)
      if raw.isEmpty {
        complain("a segment is empty: a template starts and ends without \"/\"")
      } else if !Self.isLiteral(raw) {
        complain("\"\(raw)\" is no literal: write it unescaped and without control characters")
      } else if markers.contains(String(raw)) {
        complain("\"\(raw)\" is a marker in links: choose another word")
      }
      segments.append(.literal(String(raw)))
    }
  }

  private mutating func add(queryItem raw: Substring) {
    let parts = raw.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].first == ":", parts[1].count > 1 else {
      complain("\"\(raw)\" is no query item: write \"name=:parameter\"")
      return
    }
    if !Self.isLiteral(parts[0]) {
      complain("\"\(raw)\" has no plain name: write it unescaped and without control characters")
    }
    query.append((String(parts[0]), String(parts[1].dropFirst())))
  }

  private static func isLiteral(_ text: Substring) -> Bool {
    !text.contains("%") && !text.unicodeScalars.contains(where: \.isControl)
  }

  private mutating func complain(_ problem: String) {
    problems.append("the link \"\(text)\": \(problem)")
  }
}
