/// The words that the web host itself shows, around those of the app. In English as they come; an app
/// that speaks another language gives its own for each session:
///
/// ```swift
/// WebServer { session in
///   session.language = "de"
///   session.words.back = "Zurück"
///   return App(GroupsCoordinator(dependencies: live))
/// }
/// ```
public struct WebWords: Equatable, Sendable {
  /// The ways out of a screen, and out of a message.
  public var back = "Back"
  public var close = "Close"

  /// What screen readers call the bar of tabs, and that of pages.
  public var tabs = "Tabs"
  public var pages = "Pages"
  /// What leads to another page, and where one is: `%1` stands for the page, `%2` for how many there
  /// are.
  public var previousPage = "Previous page"
  public var nextPage = "Next page"
  public var pageOfCount = "Page %1 of %2"

  /// What leads to the rows of a long list that are not on the page; `%1` stands for how many.
  public var earlierRows = "%1 rows before these"
  public var furtherRows = "%1 further rows"

  /// What is said while the browser has no connection, and when the page goes on in another tab.
  public var connectionLost = "Connection lost. Trying again…"
  public var superseded = "This page goes on in another tab."
  public var refused = "This page is no longer served. Reload it to go on."

  /// What is said on a page without the app: nothing is at the address, it is too busy, a form was too
  /// old.
  public var notFound = "There is nothing at this address."
  public var tooBusy = "There are too many people here now. Try again in a moment."
  public var staleForm = "This form is too old, so nothing was done. Load the page again."
  /// What leads to the start from there.
  public var toStart = "To the start"

  /// The English words.
  public init() {}
}

extension String {
  /// The text with `%1`, `%2` and so on replaced.
  func filled(_ values: any CustomStringConvertible...) -> String {
    var text = self
    for (place, value) in values.enumerated().reversed() {
      text = text.split(separator: "%\(place + 1)", omittingEmptySubsequences: false)
        .joined(separator: value.description)
    }
    return text
  }
}
