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
