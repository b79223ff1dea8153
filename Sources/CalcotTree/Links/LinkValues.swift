/// The conversions of a link between texts and routes, with the types of the values erased.
protocol LinkValues<R>: Sendable {
  associatedtype R: Route
  func route(of texts: [String?]) -> R?
  func texts(of route: R, pathParameters: Int) -> [String?]?
  func problems(in template: LinkTemplate) -> [String]
}

struct OneRoute<R: Route>: LinkValues {
  let route: R

  func route(of texts: [String?]) -> R? { route }

  func texts(of route: R, pathParameters: Int) -> [String?]? { route == self.route ? [] : nil }

  func problems(in template: LinkTemplate) -> [String] {
    guard !template.parameters.isEmpty else { return [] }
    return [
      "the link \"\(template.text)\" has parameters, and \(route) takes none: give a function of them"
    ]
  }
}

/// The routes that a closure makes from values.
struct RoutesOfValues<R: Route, each Value: LinkValue>: LinkValues {
  let make: @Sendable (repeat each Value) -> R
  let values: (@Sendable (R) -> (repeat each Value)?)?

  func route(of texts: [String?]) -> R? {
    var reader = TextReader(texts: texts)
    guard let values = try? (repeat reader.next((each Value).self)), reader.isAtEnd else {
      return nil
    }
    return make(repeat each values)
  }

  func texts(of route: R, pathParameters: Int) -> [String?]? {
    // NB: the route is made again and compared, so that no link is printed for a wrong route,
    // whichever values were found in it.
    guard let values = values(of: route), make(repeat each values) == route else { return nil }
    var writer = TextWriter(pathParameters: pathParameters)
    repeat writer.add(each values)
    return writer.isPossible ? writer.texts : nil
  }

  func problems(in template: LinkTemplate) -> [String] {
    var kinds: [any LinkValue.Type] = []
    repeat kinds.append((each Value).self)
    let parameters = template.parameters
    guard kinds.count == parameters.count else {
      return [
        "the link \"\(template.text)\" has another number of parameters than of values "
          + "(\(parameters.count) and \(kinds.count)): write one parameter for each value"
      ]
    }
    let optionals = zip(parameters, kinds).prefix(template.pathParameters).filter {
      $0.1 is any OptionalLinkValue.Type
    }
    guard optionals.isEmpty else {
      return optionals.map {
        "the link \"\(template.text)\": \":\($0.0)\" is optional, and a path has every segment: "
          + "put it into the query, or make two links"
      }
    }
    return readsBack(kinds, template)
      ? []
      : [
        "the link \"\(template.text)\": the values cannot be found in a route that was made of them: "
          + "pass \"values:\", a function that gives them in the template's order"
      ]
  }

  /// Returns a Boolean value that indicates whether the values of a sample route can be extracted
  /// from it; true if there is no sample.
  private func readsBack(_ kinds: [any LinkValue.Type], _ template: LinkTemplate) -> Bool {
    let samples = kinds.enumerated().map { LinkSample.text(for: $1, number: $0 + 1) }
    guard !samples.contains(nil), let route = route(of: samples) else { return true }
    return texts(of: route, pathParameters: template.pathParameters) != nil
  }

  private func values(of route: R) -> (repeat each Value)? {
    if let values { return values(route) }
    var payload = RoutePayload(of: route)
    return try? (repeat payload.next((each Value).self))
  }
}

/// An error that indicates a missing or invalid value.
struct NoSuchValue: Error {}

private struct TextReader {
  let texts: [String?]
  private var index = 0

  init(texts: [String?]) { self.texts = texts }

  var isAtEnd: Bool { index == texts.count }

  mutating func next<Value: LinkValue>(_ type: Value.Type) throws(NoSuchValue) -> Value {
    guard index < texts.count else { throw NoSuchValue() }
    defer { index += 1 }
    guard let value = texts[index].map({ Value.value(ofLinkText: $0) }) ?? Value.absent else {
      throw NoSuchValue()
    }
    return value
  }
}

private struct TextWriter {
  let pathParameters: Int
  private(set) var texts: [String?] = []
  private(set) var isPossible = true

  init(pathParameters: Int) { self.pathParameters = pathParameters }

  mutating func add<Value: LinkValue>(_ value: Value) {
    let isNamed = texts.count < pathParameters || Value.absent != value
    let text = isNamed ? value.linkText : nil
    if isNamed, text == nil { isPossible = false }
    texts.append(text)
  }
}

/// The values of a route, in order: an enum case's associated values, or the stored properties of
/// any other type.
struct RoutePayload {
  private var values: ArraySlice<Any>

  init(of route: some Route) {
    let mirror = Mirror(reflecting: route)
    guard mirror.displayStyle == .enum, let payload = mirror.children.first?.value else {
      values = mirror.children.map(\.value)[...]
      return
    }
    let parts = Mirror(reflecting: payload)
    values = parts.displayStyle == .tuple ? parts.children.map(\.value)[...] : [payload]
  }

  mutating func next<Value>(_ type: Value.Type) throws(NoSuchValue) -> Value {
    guard let value = values.popFirst() as? Value else { throw NoSuchValue() }
    return value
  }
}
