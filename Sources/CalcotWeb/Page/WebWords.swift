/// The words that the web host itself shows, around those of the app. In English as they come; an app
/// that speaks another language gives its own for each session:
///
/// ```swift
/// WebServer { session in
///   session.language = "de"
///   session.words.back = "Zurück"
///   return CalcotApp(GroupsCoordinator(dependencies: live))
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

  /// What the page asks the user to do for the app: to follow a link, to copy or hand on a text, to
  /// save a file, to pick files and send them.
  public var openTitle = "Open another page"
  public var copyTitle = "Copy a text"
  public var shareTitle = "Share"
  public var pickImageTitle = "Choose a photo"
  public var pickDocumentsTitle = "Choose documents"
  /// What it is called that is copied, and that is chosen.
  public var text = "Text"
  public var files = "Files"
  /// What may be chosen: `%1` stands for how many files, for the size of one, for their kinds.
  public var mostFiles = "Up to %1 files."
  public var mostBytes = "Up to %1 each."
  public var kinds = "Kinds: %1."
  /// The ways to do it, to say that it is done, and to leave it.
  public var open = "Open"
  public var copy = "Copy"
  public var mail = "Send by mail"
  public var save = "Save"
  public var upload = "Upload"
  public var done = "Done"
  public var cancel = "Cancel"

  /// What is said when files did not arrive; `%1` stands for how large they may be together.
  public var uploadTooLarge = "That is too large: %1 can be sent at once."
  public var uploadUnreadable = "What was sent could not be read. Try again."
  /// Why what has arrived is not taken: `%1` stands for the name of a file or for how many there are,
  /// `%2` for the most that there may be, or for the kinds.
  public var nonePicked = "No file was chosen."
  public var tooManyFiles = "%1 files were chosen, and %2 at most."
  public var fileTooLarge = "%1 is too large: it may have %2."
  public var wrongKind = "%1 is none of the kinds that can be chosen: %2."
  /// What leads from there to the page.
  public var backToPage = "Back to the page"

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
