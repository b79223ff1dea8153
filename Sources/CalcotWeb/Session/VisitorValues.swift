public import Calcot

/// The values that an app keeps for a visitor, such as the language that they have chosen. All tabs
/// of the visitor's browser share them, and they outlive the tabs, the server and the visit.
///
/// ```swift
/// WebServer { session in
///   let language = session.values["language"].flatMap(Language.init) ?? .english
///   return CalcotApp(AppCoordinator(language: language, values: session.values))
/// }
/// ```
///
/// They are for little data, which the browser keeps in a signed cookie: the visitor can read them,
/// nobody can make them up, and a browser can go back to older ones. Whoever uses the browser next
/// has them too, so they neither are secrets nor prove who the user is.
@MainActor
public final class VisitorValues {
  /// The values by name.
  public private(set) var texts: [String: String] = [:]
  /// Tells of each change, also of those in another tab or on another server.
  public let didChange = ObserverSet<Void>()
  /// The cookie with the values; `nil` as long as nothing has been kept.
  private(set) var kept: ValuesCookie.Kept?
  private let cookie: ValuesCookie

  init(_ cookie: ValuesCookie) { self.cookie = cookie }

  /// The value with a name; `nil` if there is none.
  public subscript(name: String) -> String? { texts[name] }

  /// Changes the values, and tells the apps in all tabs of the visitor.
  ///
  /// - Returns: `false` if they would not fit into a cookie, about 2,500 bytes; nothing is changed
  ///   then, and the app keeps them elsewhere.
  @discardableResult
  public func change(_ change: (inout [String: String]) -> Void) -> Bool {
    var texts = texts
    change(&texts)
    guard texts != self.texts else { return true }
    guard let kept = cookie.kept(texts, after: kept?.time ?? 0) else { return false }
    take(kept)
    return true
  }

  /// The text with which the browser keeps the values; `nil` as long as there are none.
  var setting: String? { kept.map(cookie.setting) }

  /// Takes values over if they are newer.
  func take(_ newer: ValuesCookie.Kept) {
    guard newer.time > kept?.time ?? 0 else { return }
    kept = newer
    guard newer.texts != texts else { return }
    texts = newer.texts
    didChange.notify()
  }

  /// Takes over the values of a cookie of the browser; returns `false` if it is none of this site.
  func take(cookie text: some StringProtocol) -> Bool {
    guard let kept = cookie.kept(in: text) else { return false }
    take(kept)
    return true
  }
}

/// The values of the visitors whose sessions are held by somebody.
@MainActor
struct VisitorShelf {
  private struct Place { weak var values: VisitorValues? }

  private var places: [String: Place] = [:]
  private var nextSweep = 64

  /// Returns the values that a browser's sessions share.
  mutating func values(of visitor: Visitor, _ cookie: ValuesCookie) -> VisitorValues {
    if let known = places[visitor.id]?.values { return known }
    let values = VisitorValues(cookie)
    places[visitor.id] = Place(values: values)
    sweep()
    return values
  }

  private mutating func sweep() {
    guard places.count > nextSweep else { return }
    places = places.filter { $0.value.values != nil }
    nextSweep = max(2 * places.count, 64)
  }
}
