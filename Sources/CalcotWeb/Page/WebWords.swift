/// The texts of the web host itself, around those of the app. They are English by default; an app
/// in another language sets its own for each session:
///
/// ```swift
/// WebServer { session in
///   session.language = "de"
///   session.words.back = "Zurück"
///   return CalcotApp(GroupsCoordinator(dependencies: live))
/// }
/// ```
public struct WebWords: Equatable, Sendable {
  /// The label of the button that leaves a screen.
  public var back = "Back"
  /// The label of the button that closes a modal, a file offer or a message.
  public var close = "Close"

  /// The accessibility label of the tab bar.
  public var tabs = "Tabs"
  /// The accessibility label of the page bar.
  public var pages = "Pages"
  /// The label of the button that leads to the previous page.
  public var previousPage = "Previous page"
  /// The label of the button that leads to the next page.
  public var nextPage = "Next page"
  /// The text that shows the current page: `%1` is the page, `%2` the number of pages.
  public var pageOfCount = "Page %1 of %2"

  /// The label of the button that loads earlier rows of a long list; `%1` is the number of rows.
  public var earlierRows = "%1 rows before these"
  /// The label of the button that loads later rows of a long list; `%1` is the number of rows.
  public var furtherRows = "%1 further rows"

  /// The title of the panel that offers a link.
  public var openTitle = "Open another page"
  /// The title of the panel that offers a text to copy.
  public var copyTitle = "Copy a text"
  /// The title of the panel that offers a text or a file to share.
  public var shareTitle = "Share"
  /// The title of the panel that lets the user pick a photo.
  public var pickImageTitle = "Choose a photo"
  /// The title of the panel that lets the user pick documents.
  public var pickDocumentsTitle = "Choose documents"
  /// The label of the text to copy or share.
  public var text = "Text"
  /// The label of the file field.
  public var files = "Files"
  /// The hint about the number of files, `%1`.
  public var mostFiles = "Up to %1 files."
  /// The hint about the size of each file, `%1`.
  public var mostBytes = "Up to %1 each."
  /// The hint about the kinds of files, `%1`.
  public var kinds = "Kinds: %1."
  /// The label of the link that opens an address.
  public var open = "Open"
  /// The label of the button that copies a text.
  public var copy = "Copy"
  /// The label of the link that sends a text by mail.
  public var mail = "Send by mail"
  /// The label of the link that saves a file.
  public var save = "Save"
  /// The label of the button that sends the chosen files.
  public var upload = "Upload"
  /// The label of the button that confirms the work.
  public var done = "Done"
  /// The label of the button that cancels the work.
  public var cancel = "Cancel"

  /// The message about an upload that is too large; `%1` is the maximum total size.
  public var uploadTooLarge = "That is too large: %1 can be sent at once."
  /// The message about an upload that could not be read.
  public var uploadUnreadable = "What was sent could not be read. Try again."
  /// The message about an upload without files.
  public var nonePicked = "No file was chosen."
  /// The message about too many files: `%1` is their number, `%2` the maximum.
  public var tooManyFiles = "%1 files were chosen, and %2 at most."
  /// The message about a file that is too large: `%1` is its name, `%2` the maximum size.
  public var fileTooLarge = "%1 is too large: it may have %2."
  /// The message about a file of another kind: `%1` is its name, `%2` the allowed kinds.
  public var wrongKind = "%1 is none of the kinds that can be chosen: %2."
  /// The label of the link that leads from an upload message back to the page.
  public var backToPage = "Back to the page"

  /// The message while the browser has no connection.
  public var connectionLost = "Connection lost. Trying again…"
  /// The message when the page continues in another tab.
  public var superseded = "This page goes on in another tab."
  /// The message when the page is no longer served.
  public var refused = "This page is no longer served. Reload it to go on."

  /// The message at an address without a page.
  public var notFound = "There is nothing at this address."
  /// The message when there are too many sessions or uploads.
  public var tooBusy = "There are too many people here now. Try again in a moment."
  /// The message about an outdated form.
  public var staleForm = "This form is too old, so nothing was done. Load the page again."
  /// The label of the link that leads from a message page to the start.
  public var toStart = "To the start"

  /// Creates the English texts.
  public init() {}
}

extension String {
  /// Returns the text with `%1`, `%2` and so on replaced.
  func filled(_ values: any CustomStringConvertible...) -> String {
    var text = self
    for (place, value) in values.enumerated().reversed() {
      text = text.split(separator: "%\(place + 1)", omittingEmptySubsequences: false)
        .joined(separator: value.description)
    }
    return text
  }
}
