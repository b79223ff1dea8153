/// The words of the terminal host's own interface. The default is English; an app in another
/// language replaces them:
///
/// ```swift
/// var words = TerminalWords()
/// words.back = "Zurück"
/// try await TerminalHost(app, words: words).run()
/// ```
public struct TerminalWords: Equatable, Sendable {
  /// The label of the way back to the previous screen.
  public var back = "Back"
  /// The label of the way out of a modal.
  public var close = "Close"

  /// The hint for Enter in a text field.
  public var done = "Done"
  /// The hint for Enter on the way out of a screen.
  public var leave = "Leave"
  /// The hint for Enter on a tab.
  public var show = "Show"
  /// The hint for Enter on a button, a row or a choice.
  public var choose = "Choose"
  /// The hint for Enter in a view that handles keys itself.
  public var use = "Use"

  /// The hint for the key that moves the focus to the next control.
  public var next = "Next"
  /// The hint for the keys that scroll by a page of lines.
  public var scroll = "Scroll"
  /// The hint for the key that quits the app.
  public var quit = "Quit"
  /// The hint for the keys that show another tab.
  public var switchTab = "Switch"
  /// The hint for the keys that turn pages.
  public var page = "Page"
  /// The hint for the key that leads to a side of a split that has no title.
  public var otherSide = "Other side"

  /// The position among pages: `%1` stands for the page, `%2` for the number of pages.
  public var pageOfCount = "Page %1 of %2"
  /// The notice when the user turns past the last page.
  public var lastPage = "This is the last page."
  /// The notice when the user turns before the first page.
  public var firstPage = "This is the first page."
  /// The notice when Alt and a digit lead nowhere: `%1` stands for the digit.
  public var noTab = "There is no tab %1."

  /// The choice of the next page in plain text, where there is no terminal.
  public var nextPage = "Next page"
  /// The choice of the previous page in plain text.
  public var pageBefore = "Page before"
  /// The choice of earlier rows in plain text: `%1` stands for their number.
  public var earlierRows = "%1 rows before these"
  /// The choice of further rows in plain text: `%1` stands for their number.
  public var furtherRows = "%1 further rows"

  /// The title of the panel that picks an image.
  public var pickImage = "Pick a photo"
  /// The title of the panel that picks a document.
  public var pickDocument = "Pick a document"
  /// The title of the panel that picks several files: `%1` stands for the maximum number.
  public var pickDocuments = "Pick documents, %1 at most"
  /// The title of the panel that shows an address.
  public var openAddress = "Open this address"
  /// The title of the panel that shares something.
  public var share = "Share"
  /// The title of the panel that saves a file.
  public var saveAs = "Save as"
  /// The label of the prompt for a path.
  public var file = "File"

  /// The hint for Enter on a path to be picked.
  public var take = "Take"
  /// The hint for Enter when all files have been picked.
  public var finish = "Finish"
  /// The hint for Enter on a path to save to.
  public var save = "Save"
  /// The hint for Enter on a path whose file would be replaced.
  public var replace = "Replace"
  /// The hint for Tab, which completes a path.
  public var complete = "Complete"
  /// The hint for Escape in a panel.
  public var cancel = "Cancel"
  /// The label of copying, as a choice of how to share and as a hint.
  public var copy = "Copy"
  /// The label of saving, as a choice of how to share.
  public var saveAsFile = "Save as a file"

  /// The accepted kinds of files: `%1` stands for their extensions.
  public var kinds = "Kinds: %1"
  /// The files picked so far: `%1` stands for their names.
  public var picked = "Picked: %1"
  /// The remainder of a list of names: `%1` stands for the number of names that do not fit.
  public var furtherNames = "%1 more"
  /// The confirmation that an address was copied.
  public var copied = "Copied."
  /// The text while host work is under way.
  public var working = "One moment…"
  /// The text when Tab finds no completion of a path.
  public var nothingBegins = "Nothing that can be taken begins like this."

  /// The error for a file that does not exist: `%1` stands for its name.
  public var noSuchFile = "There is no file %1."
  /// The error for a folder that does not exist: `%1` stands for its name.
  public var noSuchFolder = "There is no folder %1."
  /// The error for a path that leads to a folder: `%1` stands for its name.
  public var isFolder = "%1 is a folder."
  /// The error for a pipe, a device or the like: `%1` stands for its name.
  public var notOrdinary = "%1 is not an ordinary file."
  /// The error for a file that cannot be read: `%1` stands for its name, `%2` for the system's
  /// reason.
  public var unreadable = "%1 cannot be read: %2."
  /// The error for a file that cannot be written: `%1` stands for its name, `%2` for the system's
  /// reason.
  public var unwritable = "%1 cannot be written: %2."
  /// The error for a file that is too large: `%1` stands for its name, `%2` for its bytes, `%3` for
  /// the maximum.
  public var tooLarge = "%1 has %2 bytes, and may have %3."
  /// The error for a file of the wrong kind: `%1` stands for its name, `%2` for the accepted
  /// extensions.
  public var wrongKind = "%1 is none of the kinds that can be picked: %2."
  /// The question whether to replace an existing file: `%1` stands for its name.
  public var isThere = "%1 is there already. Enter replaces it."
  /// The error for too many files: `%1` stands for their number, `%2` for the maximum.
  public var tooMany = "%1 files were picked, and %2 at most."
  /// The error for picking no file.
  public var nonePicked = "No file was picked."
  /// The error for a text that is too long to copy: `%1` stands for its bytes, `%2` for the
  /// maximum.
  public var tooLongToCopy = "The text has %1 bytes, and at most %2 can be copied."

  /// Creates the English words.
  public init() {}
}

extension String {
  /// Returns the text with `%1`, `%2` and so on replaced by `values`.
  func filled(_ values: any CustomStringConvertible...) -> String {
    var text = self
    for (place, value) in values.enumerated().reversed() {
      text = text.split(separator: "%\(place + 1)", omittingEmptySubsequences: false)
        .joined(separator: value.description)
    }
    return text
  }
}
