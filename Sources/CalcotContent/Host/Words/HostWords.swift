/// The words that hosts show around those of the app, in their buttons, hints and messages. One
/// value serves every host. They come in English, French, German, Japanese and Spanish, and a host
/// shows them in the language that the app has chosen with `Router.setLanguage(_:)`; an app that has
/// chosen none gives its host the words to use:
///
/// ```swift
/// try await TerminalHost(app, words: .german).run()
/// ```
///
/// Each word can be replaced, and further languages can be added:
///
/// ```swift
/// var words = HostWords()
/// words.buttons.done = "OK"
/// words.translations = [.dutch]
/// ```
///
/// In a text, `%1` and `%2` stand for values; a translation may have them in any order.
public struct HostWords: Equatable, Sendable {
  /// The language of the words, a tag of BCP 47 such as "de" or "pt-BR".
  public var language: String
  /// The words in languages that the framework lacks, or other words in one that it has.
  public var translations: [HostWords] = []

  /// The labels of buttons.
  public var buttons = Buttons()
  /// The words for parts of the interface that are not texts of the app, such as a bar, a picture
  /// or a chart.
  public var labels = Labels()
  /// The words around fields, and the messages about invalid values.
  public var fields = Fields()
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

  /// The labels of buttons.
  public struct Buttons: Equatable, Sendable {
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
    /// The label of the button that shows the next page.
    public var nextPage = "Next page"
    /// The label of the button that shows the previous page.
    public var previousPage = "Previous page"
    /// The label of the button that shows earlier rows of a long list: `%1` stands for the number
    /// of these rows.
    public var earlierRows = "%1 earlier"
    /// The label of the button that shows further rows of a long list: `%1` stands for the number
    /// of these rows.
    public var furtherRows = "%1 more"
  }

  /// The words for parts of the interface that are not texts of the app: bars, pictures, numbers,
  /// errors.
  public struct Labels: Equatable, Sendable {
    /// The accessibility label of the tab bar.
    public var tabs = "Tabs"
    /// The accessibility label of the page bar.
    public var pages = "Pages"
    /// The position among pages: `%1` stands for the page, `%2` for the number of pages.
    public var pageOfCount = "Page %1 of %2"
    /// The position of a row in a list: `%1` stands for the number, `%2` for the count.
    public var rowOfCount = "%1 of %2"
    /// The placeholder of a row that is not loaded yet.
    public var missingRow = "…"
    /// The spoken form of an error: `%1` stands for its text.
    public var error = "Error: %1"

    /// The spoken form of a picture: `%1` stands for its label.
    public var picture = "%1, picture"
    /// The spoken form of a picture that is being loaded: `%1` stands for its label.
    public var loadingPicture = "%1, picture being loaded"
    /// The spoken form of a picture that cannot be shown: `%1` stands for its label.
    public var missingPicture = "%1, picture that cannot be shown"

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
