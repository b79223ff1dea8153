/// The words that hosts show around those of the app, in their buttons, hints and messages. One
/// value serves every host. The default is English; an app in another language replaces them:
///
/// ```swift
/// var words = HostWords()
/// words.back = "Zurück"
/// words.keys.quit = "Beenden"
/// try await TerminalHost(app, words: words).run()
/// ```
///
/// An app whose user can change the language at run time sets it with `Router.setLanguage(_:)`, and
/// gives the host the words in each language:
///
/// ```swift
/// words.translations = ["de": germanWords, "es": spanishWords]
/// ```
///
/// In a text, `%1` and `%2` stand for values; a translation may have them in any order.
public struct HostWords: Equatable, Sendable {
  /// The label of the button that goes back to the previous screen.
  public var back = "Back"
  /// The accessibility label of the menu of further buttons.
  public var more = "More"
  /// The label of the button that closes a modal or a file offer.
  public var close = "Close"
  /// The accessibility label of a message's close button.
  public var closeMessage = "Close message"
  /// The label of the button that confirms finished work, and the hint for Enter in a text field.
  public var done = "Done"
  /// The label of the button that cancels work.
  public var cancel = "Cancel"
  /// The label of the link that opens an address.
  public var open = "Open"
  /// The label of the action that copies.
  public var copy = "Copy"
  /// The label of the action that saves a file.
  public var save = "Save"
  /// The title of the panel that shares something.
  public var share = "Share"
  /// The spoken form of an error: `%1` stands for its text.
  public var error = "Error: %1"
  /// The text while host work is under way.
  public var working = "One moment…"
  /// The activity while a picked file is read, which may have to be downloaded.
  public var loading = "Loading"

  /// The accessibility label of the tab bar.
  public var tabs = "Tabs"
  /// The accessibility label of the page bar.
  public var pages = "Pages"
  /// The label of the button that shows the next page.
  public var nextPage = "Next page"
  /// The label of the button that shows the previous page.
  public var previousPage = "Previous page"
  /// The position among pages: `%1` stands for the page, `%2` for the number of pages.
  public var pageOfCount = "Page %1 of %2"
  /// The label of the button that shows earlier rows of a long list: `%1` stands for their number.
  public var earlierRows = "%1 rows before these"
  /// The label of the button that shows further rows of a long list: `%1` stands for their number.
  public var furtherRows = "%1 further rows"
  /// The placeholder of a row that is not loaded yet.
  public var missingRow = "…"

  /// The words in other languages, by their codes (BCP 47).
  public var translations: [String: HostWords] = [:]

  /// The words around fields, and the messages about invalid values.
  public var fields = Fields()
  /// The words around pictures, and in place of them.
  public var pictures = Pictures()
  /// The words around charts and other numbers.
  public var figures = Figures()
  /// The words of the panels for host work.
  public var panels = Panels()
  /// The reasons why a file or a text could not be used.
  public var problems = Problems()
  /// The hints for the terminal's keys.
  public var keys = Keys()
  /// The words of the terminal's plain mode.
  public var plain = Plain()
  /// The messages of the web page.
  public var page = Page()

  /// Creates the English words.
  public init() {}

  /// Returns the words in the language that an app has chosen, or these if there is no translation.
  public func translated(for status: AppStatus) -> HostWords {
    status.language.flatMap { translations[$0] } ?? self
  }

  /// The words around pictures, and in place of them.
  public struct Pictures: Equatable, Sendable {
    /// The spoken form of a picture: `%1` stands for its label.
    public var picture = "%1, picture"
    /// The spoken form of a picture that is being loaded: `%1` stands for its label.
    public var loading = "%1, picture being loaded"
    /// The spoken form of a picture that cannot be shown: `%1` stands for its label.
    public var missing = "%1, picture that cannot be shown"

    /// Creates the English words.
    public init() {}
  }

  /// The words around charts and other numbers.
  public struct Figures: Equatable, Sendable {
    /// The spoken form of a change to a higher number: `%1` stands for its text.
    public var up = "Up: %1"
    /// The spoken form of a change to a lower number: `%1` stands for its text.
    public var down = "Down: %1"
    /// The spoken form of a number that has not changed: `%1` stands for the text about it.
    public var level = "Unchanged: %1"
    /// The highest number of a chart: `%1` stands for its name and its text.
    public var highest = "Highest: %1"
    /// The lowest number of a chart: `%1` stands for its name and its text.
    public var lowest = "Lowest: %1"
    /// The order of a table's rows by a column, from the first: `%1` stands for the column.
    public var ascending = "%1, sorted upwards"
    /// The order of a table's rows by a column, from the last: `%1` stands for the column.
    public var descending = "%1, sorted downwards"

    /// Creates the English words.
    public init() {}
  }

  /// The words around fields, and the messages about invalid values.
  public struct Fields: Equatable, Sendable {
    /// The state of a switch that is on.
    public var on = "On"
    /// The state of a switch that is off.
    public var off = "Off"
    /// The text in place of a choice that has not been made.
    public var noneChosen = "None"
    /// The label of the button that decreases a number: `%1` stands for the number's name.
    public var less = "%1: less"
    /// The label of the button that increases a number: `%1` stands for the number's name.
    public var more = "%1: more"
    /// The hint for the keys that change a value by steps.
    public var change = "Change"

    /// The message about a missing value.
    public var missing = "A value is missing."
    /// The message about a text that is not a number.
    public var noNumber = "Type a number."
    /// The message about a comma that may separate decimals or thousands.
    public var ambiguousNumber = "Type the number without a comma."
    /// The message about a number with decimals.
    public var noDecimals = "Type a whole number."
    /// The message about a number with more decimals than `%1`.
    public var tooManyDecimals = "At most %1 decimals."
    /// The message about a number below `%1`.
    public var below = "At least %1."
    /// The message about a number above `%1`.
    public var above = "At most %1."
    /// The message about a date before `%1`.
    public var early = "Not before %1."
    /// The message about a date after `%1`.
    public var late = "Not after %1."
    /// The message about a text that is not a day.
    public var noDay = "Type a day as 2026-01-31."
    /// The message about a text that is not a time.
    public var noTime = "Type a time as 18:30."
    /// The message about a text that is not a day with a time.
    public var noDayAndTime = "Type a day and a time as 2026-01-31 18:30."
    /// The message about a choice that does not exist.
    public var noChoice = "Choose one of these."

    /// Creates the English words.
    public init() {}
  }

  /// The words of the panels in which the user picks, copies, shares and saves.
  public struct Panels: Equatable, Sendable {
    /// The title of the panel that picks a photo.
    public var pickImage = "Choose a photo"
    /// The title of the panel that picks a document.
    public var pickDocument = "Choose a document"
    /// The title of the panel that picks several files.
    public var pickDocuments = "Choose documents"
    /// The title of the panel that shows an address.
    public var openAddress = "Open this address"
    /// The title of the panel that offers a text to copy.
    public var copyText = "Copy a text"
    /// The title of the panel that saves a file.
    public var saveAs = "Save as"

    /// The label of the prompt for a file's path.
    public var file = "File"
    /// The label of the field for files.
    public var files = "Files"
    /// The label of the text to copy or share.
    public var text = "Text"
    /// The hint about the number of files: `%1` stands for the maximum.
    public var mostFiles = "Up to %1 files."
    /// The hint about the size of each file: `%1` stands for the maximum.
    public var mostBytes = "Up to %1 each."
    /// The accepted kinds of files: `%1` stands for their extensions.
    public var kinds = "Kinds: %1"
    /// The files picked so far: `%1` stands for their names.
    public var picked = "Picked: %1"
    /// The notice when Escape would leave a picker that has picked files.
    public var dropPicked = "Press Esc again to drop what is picked, or Enter to take it."
    /// The remainder of a list of names: `%1` stands for the number of names that do not fit.
    public var furtherNames = "%1 more"
    /// The text when a typed path has no completion.
    public var nothingBegins = "Nothing that can be taken begins like this."

    /// The label of the choice that shares a text by saving it.
    public var saveAsFile = "Save as a file"
    /// The label of the link that sends a text by mail.
    public var mail = "Send by mail"
    /// The label of the button that sends the chosen files.
    public var upload = "Upload"
    /// The title of the button that returns to a picker after a file was rejected.
    public var pickAgain = "Choose Another"
    /// The confirmation that an address was copied.
    public var copied = "Copied."

    /// Creates the English words.
    public init() {}
  }

  /// The reasons why a file or a text could not be used.
  public struct Problems: Equatable, Sendable {
    /// The reason when no file was picked.
    public var nonePicked = "No file was picked."
    /// The reason when too many files were picked: `%1` stands for their number, `%2` for the most.
    public var tooMany = "%1 files were picked, and %2 at most."
    /// The reason when a file is too large: `%1` stands for its name, `%2` for the largest size.
    public var tooLarge = "%1 is too large: it may have %2."
    /// The reason when a file is of another kind: `%1` stands for its name, `%2` for the accepted
    /// extensions.
    public var wrongKind = "%1 is none of the kinds that can be picked: %2."
    /// The reason when a folder, a pipe or a device was picked: `%1` stands for its name.
    public var notAFile = "%1 is not an ordinary file."
    /// The reason when a path leads to a folder: `%1` stands for its name.
    public var isFolder = "%1 is a folder."
    /// The reason when a file does not exist: `%1` stands for its name.
    public var noSuchFile = "There is no file %1."
    /// The reason when a folder does not exist: `%1` stands for its name.
    public var noSuchFolder = "There is no folder %1."
    /// The reason when a file cannot be read: `%1` stands for its name, `%2` for the system's
    /// reason.
    public var unreadable = "%1 cannot be read: %2."
    /// The reason when a file cannot be written: `%1` stands for its name, `%2` for the system's
    /// reason.
    public var unwritable = "%1 cannot be written: %2."
    /// The question whether to replace an existing file: `%1` stands for its name.
    public var isThere = "%1 is there already. Enter replaces it."
    /// The reason when a text is too long to copy: `%1` stands for its bytes, `%2` for the most.
    public var tooLongToCopy = "The text has %1 bytes, and at most %2 can be copied."
    /// The reason when an upload is too large: `%1` stands for the largest size of all files
    /// together.
    public var uploadTooLarge = "That is too large: %1 can be sent at once."
    /// The reason when an upload could not be read.
    public var uploadUnreadable = "What was sent could not be read. Try again."

    /// Creates the English words.
    public init() {}
  }

  /// The hints for the terminal's keys, and the notices about keys without an effect.
  public struct Keys: Equatable, Sendable {
    /// The hint for Enter on the exit button of a screen.
    public var leave = "Leave"
    /// The hint for Enter on a tab.
    public var show = "Show"
    /// The hint for Enter on a button, a row or a choice.
    public var choose = "Choose"
    /// The hint for Enter in a view that handles keys itself.
    public var use = "Use"
    /// The hint for the key that moves the focus to the next part of the screen.
    public var next = "Next"
    /// The name of the key that moves the focus to the previous part of the screen.
    public var previous = "Back a part"
    /// The name of the key that shows all keys.
    public var help = "Keys"
    /// The name of the key that finds an action by its name.
    public var palette = "Find an action"
    /// The name of the key that moves the focus to the search field.
    public var search = "Search"
    /// The name of the key that refreshes the content.
    public var refresh = "Refresh"
    /// The names of the keys that move the focus in the four directions.
    public var up = "Up", down = "Down", left = "Left", right = "Right"
    /// The names of the keys that move by a page of lines.
    public var pageUp = "Page up", pageDown = "Page down"
    /// The names of the keys that move by half a page of lines.
    public var halfPageUp = "Half a page up", halfPageDown = "Half a page down"
    /// The names of the keys that move to the beginning and to the end.
    public var first = "To the first", last = "To the last"
    /// The names of the keys that show the next and the previous tab or page.
    public var nextTab = "Next tab", previousTab = "Previous tab"
    /// The name of the key that draws the screen again.
    public var repaint = "Draw anew"
    /// The name of the key that suspends the app and returns to the shell.
    public var suspend = "To the shell"
    /// The hint for the keys that scroll by a page of lines.
    public var scroll = "Scroll"
    /// The hint for the key that quits the app.
    public var quit = "Quit"
    /// The hint for the keys that show another tab.
    public var switchTab = "Switch"
    /// The hint for the keys that turn pages.
    public var page = "Page"
    /// The hint for the key that switches to a side without a title.
    public var otherSide = "Other side"
    /// The hint for Enter on a path to be picked.
    public var take = "Take"
    /// The hint for Enter when all files have been picked.
    public var finish = "Finish"
    /// The hint for Enter on a path whose file would be replaced.
    public var replace = "Replace"
    /// The hint for Tab, which completes a path.
    public var complete = "Complete"

    /// The notice when the user quits while something is not saved.
    public var quitUnsaved = "Not everything is saved. Press again to quit."
    /// The notice when the user turns past the last page.
    public var lastPage = "This is the last page."
    /// The notice when the user turns before the first page.
    public var firstPage = "This is the first page."
    /// The notice when the user goes past the last tab.
    public var lastTab = "This is the last tab."
    /// The notice when the user goes before the first tab.
    public var firstTab = "This is the first tab."
    /// The notice when Alt and a digit select no tab: `%1` stands for the digit.
    public var noTab = "There is no tab %1."

    /// Creates the English words.
    public init() {}
  }

  /// The messages of the web page itself, which the app does not control.
  public struct Page: Equatable, Sendable {
    /// The message while the browser has no connection.
    public var connectionLost = "Connection lost. Trying again…"
    /// The message when the page continues in another tab.
    public var superseded = "This page goes on in another tab."
    /// The message when the page is no longer served.
    public var refused = "This page is no longer served. Reload it to go on."
    /// The message when the server has restarted since the user pressed a button.
    public var dropped = "The server has restarted, so your last press was lost. Press again."
    /// The message at an address without a page.
    public var notFound = "There is nothing at this address."
    /// The message when there are too many sessions or uploads.
    public var tooBusy = "There are too many people here now. Try again in a moment."
    /// The message about an outdated form.
    public var staleForm = "This form is too old, so nothing was done. Load the page again."
    /// The label of the link that leads from a message to the start.
    public var toStart = "To the start"
    /// The label of the link that leads from an upload's message back to the page.
    public var backToPage = "Back to the page"

    /// Creates the English words.
    public init() {}
  }
}

extension String {
  /// Returns the text with `%1`, `%2` and so on replaced by `values`.
  package func filled(_ values: any CustomStringConvertible...) -> String {
    var text = self
    for (place, value) in values.enumerated().reversed() {
      text = text.split(separator: "%\(place + 1)", omittingEmptySubsequences: false)
        .joined(separator: value.description)
    }
    return text
  }
}
