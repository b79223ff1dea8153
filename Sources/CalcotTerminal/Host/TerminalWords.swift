/// The words that the terminal host itself shows, around those of the app. In English as they come; an
/// app that speaks another language gives its own:
///
/// ```swift
/// var words = TerminalWords()
/// words.back = "Zurück"
/// try await TerminalHost(app, words: words).run()
/// ```
public struct TerminalWords: Equatable, Sendable {
  /// The ways out of a screen.
  public var back = "Back"
  public var close = "Close"

  /// What Enter does: with the focus in a text field, on the way out, on a tab, on what can be chosen,
  /// and on a view that takes the keys itself.
  public var done = "Done"
  public var leave = "Leave"
  public var show = "Show"
  public var choose = "Choose"
  public var use = "Use"

  /// What other keys do: to the next control, a page of lines, out of the app, to another tab, to
  /// another page, and to a side of a split that has no title.
  public var next = "Next"
  public var scroll = "Scroll"
  public var quit = "Quit"
  public var switchTab = "Switch"
  public var page = "Page"
  public var otherSide = "Other side"

  /// Where one is among pages: `%1` stands for the page, `%2` for how many there are.
  public var pageOfCount = "Page %1 of %2"
  public var lastPage = "This is the last page."
  public var firstPage = "This is the first page."
  /// What is said where Alt and a digit lead nowhere: `%1` stands for the digit.
  public var noTab = "There is no tab %1."

  /// What leads on where there is no terminal, only plain text; `%1` stands for how many rows.
  public var nextPage = "Next page"
  public var pageBefore = "Page before"
  public var earlierRows = "%1 rows before these"
  public var furtherRows = "%1 further rows"

  /// What the user is to do for the app: the titles of panels, and the label of a path's line.
  public var pickImage = "Pick a photo"
  public var pickDocument = "Pick a document"
  public var pickDocuments = "Pick documents, %1 at most"
  public var openAddress = "Open this address"
  public var share = "Share"
  public var saveAs = "Save as"
  public var file = "File"

  /// What there is to do in a panel: with Enter, Tab, Escape, and in choosing how to share.
  public var take = "Take"
  public var finish = "Finish"
  public var save = "Save"
  public var replace = "Replace"
  public var complete = "Complete"
  public var cancel = "Cancel"
  public var copy = "Copy"
  public var saveAsFile = "Save as a file"

  /// What stands in a panel: `%1` stands for the kinds of files, the names of those that were picked, or
  /// how many names there was no room for.
  public var kinds = "Kinds: %1"
  public var picked = "Picked: %1"
  public var furtherNames = "%1 more"
  public var copied = "Copied."
  public var working = "One moment…"
  public var nothingBegins = "Nothing that can be taken begins like this."

  /// Why a file was not taken or written: `%1` stands for its name, `%2` for what the system says, for
  /// bytes, or for kinds, and `%3` for the most bytes.
  public var noSuchFile = "There is no file %1."
  public var noSuchFolder = "There is no folder %1."
  public var isFolder = "%1 is a folder."
  public var notOrdinary = "%1 is not an ordinary file."
  public var unreadable = "%1 cannot be read: %2."
  public var unwritable = "%1 cannot be written: %2."
  public var tooLarge = "%1 has %2 bytes, and may have %3."
  public var wrongKind = "%1 is none of the kinds that can be picked: %2."
  public var isThere = "%1 is there already. Enter replaces it."
  /// Why what was picked was not taken: `%1` stands for how many files, `%2` for the most.
  public var tooMany = "%1 files were picked, and %2 at most."
  public var nonePicked = "No file was picked."
  /// Why a text was not copied: `%1` stands for its bytes, `%2` for the most bytes.
  public var tooLongToCopy = "The text has %1 bytes, and at most %2 can be copied."

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
