import Calcot

/// One user's visit, as the app is told of it: everything that belongs to the session and not to the
/// process. A browser's tab has one of its own.
///
/// ```swift
/// WebServer { session in
///   let language = Language(preferred: session.languages)
///   session.language = language.rawValue
///   return CalcotApp(GroupsCoordinator(dependencies: Dependencies(language: language)))
/// }
/// ```
@MainActor
public final class WebSession {
  /// The languages that the user wants, the best first, as tags of BCP 47: the browser's
  /// `Accept-Language`.
  public let languages: [String]
  /// Who the browser is: a random text that is the same for all its tabs, and kept in a cookie that
  /// ends with the browser. It is no proof of the user's name.
  public let visitor: String
  /// The request that began the session, with its headers, such as those of a proxy that knows who
  /// the user is.
  public let request: WebRequest

  /// The language of the page, as a tag of BCP 47; screen readers need it. English by default.
  public var language = "en"
  /// The host's own words in that language.
  public var words = WebWords()

  init(request: WebRequest, visitor: String) {
    self.request = request
    self.visitor = visitor
    languages = AcceptedLanguages(request.header("accept-language") ?? "").tags
  }
}

/// The languages that a browser asks for.
struct AcceptedLanguages {
  let tags: [String]

  /// Reads a header such as `de-CH,de;q=0.9,en;q=0.5`. What cannot be read is left out.
  init(_ header: String) {
    let wanted = header.prefix(1_000).split(separator: ",").compactMap {
      entry -> (String, Double)? in
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " } }
      guard let tag = parts.first, !tag.isEmpty, tag != "*",
        tag.utf8.allSatisfy({
          $0 == 0x2D || Character(Unicode.Scalar($0)).isLetter
            || Character(Unicode.Scalar($0)).isNumber
        })
      else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map {
        Double($0.dropFirst(2)) ?? 0
      }
      return (tag, weight ?? 1)
    }
    tags = wanted.enumerated().filter { $0.element.1 > 0 }
      .sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }
      .map(\.element.0)
  }
}
