import Calcot
public import CalcotContent

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One user's visit, as the app sees it: everything that belongs to the session and not to the
/// process. Each browser tab has its own.
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
  /// The user's preferred languages, the best first, as BCP 47 tags from the browser's
  /// `Accept-Language`.
  public let languages: [String]
  /// The identity of the browser: a random text shared by all its tabs, kept in a cookie that
  /// expires with the browser session. It does not prove who the user is.
  public let visitor: String
  /// The user whom the site has identified; `nil` if nobody is signed in.
  public let user: String?
  /// The values that the app keeps for the visitor, such as their settings. All tabs share them.
  public let values: VisitorValues
  /// The request that began the session, with its headers, such as those of a proxy that
  /// authenticates the user.
  public let request: WebRequest

  /// A Boolean value that indicates whether the app is for one page only: that which a browser gets before
  /// its page connects, or without script. A browser that stays has another app after it, unless the page asks it for something, such as a file.
  public let isForOnePage: Bool

  /// The state of the app on the server that had this session before, for
  /// `CalcotApp.init(_:routes:restoring:)`; `nil` for a new session, and for one whose state
  /// cannot be read: the app then starts at the address of its page.
  public let savedState: Data?

  /// The language of the page as a BCP 47 tag, which screen readers need, until the app chooses one
  /// with `Router.setLanguage(_:)`. That of ``words`` by default.
  public var language: String {
    get { chosenLanguage ?? words.language }
    set { chosenLanguage = newValue }
  }
  private var chosenLanguage: String?
  /// The host's own texts, which the page shows in its language.
  public var words: HostWords {
    get { sharedWords.words }
    set { sharedWords = SharedWords(newValue) }
  }
  /// The texts in one object, which everything that renders with them shares.
  private(set) var sharedWords = SharedWords.english

  init(
    request: WebRequest, owner: SessionOwner, values: VisitorValues, isForOnePage: Bool,
    savedState: Data?
  ) {
    self.request = request
    self.values = values
    self.isForOnePage = isForOnePage
    self.savedState = savedState
    visitor = owner.visitor.id
    user = owner.user
    languages = AcceptedLanguages(request.header("accept-language") ?? "").tags
  }
}

/// The languages that a browser accepts.
struct AcceptedLanguages {
  let tags: [String]

  /// Parses a header such as `de-CH,de;q=0.9,en;q=0.5`. Skips invalid entries.
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
