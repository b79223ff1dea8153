extension HostWords {
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
    /// The name of the keys that move the focus to the next and the former hit of a search.
    public var nextHit = "Next hit"
    /// The name of the key after which a letter moves the focus to a row.
    public var jump = "To a row by its first letter"
    /// The notice after that key.
    public var jumpLetter = "A letter goes to the next row that begins with it."
    /// The headings in the list of keys: of the screen's actions, of the keys that move, and of the
    /// others.
    public var actions = "On this screen", moving = "Moving", everywhere = "Everywhere"
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
    /// The notice after a letter that has moved the focus to an action: `%1` stands for the letter, `%2` for
    /// the action.
    public var pressAgain = "%1 again: %2"
  }
}
