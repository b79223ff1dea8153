extension HostWords {
  /// The words of the terminal's plain mode, which prints screens and reads lines.
  public struct Plain: Equatable, Sendable {
    /// The help for lines: `%1` stands for its parts, with commas between them.
    public var help = "Type a line: %1."
    /// The part of the help about a single control: `%1` stands for its label.
    public var useOne = "1 uses \"%1\""
    /// The part of the help about several controls: `%1` stands for their number.
    public var useMany = "1 to %1 use what has that number"
    /// The part of the help about fields: `%1` stands for the number of a field, `%2` for its
    /// label.
    public var fill = "\"%1 some text\" fills %2"
    /// The part of the help about a text of several lines: `%1` stands for its label.
    public var lineBreak = "\\n in it begins a line of %1"
    /// The part of the help about a value that has steps: `%1` stands for its number, `%2` for its
    /// label.
    public var step = "\"%1+\" and \"%1-\" change %2"
    /// The part of the help about the way back.
    public var back = "b goes back"
    /// The part of the help about quitting the app.
    public var quit = "q quits"
    /// The part of the help about an empty line.
    public var print = "an empty line prints the screen"

    /// The answer to a line without a meaning: `%1` stands for the line.
    public var meaningless = "\"%1\" means nothing here."
    /// The answer to a number that no control has: `%1` stands for the number.
    public var noSuchNumber = "There is no %1."
    /// The answer to a text for a control that takes none: `%1` stands for its label, `%2` for its
    /// number.
    public var takesNoText = "\"%1\" takes no text: type only %2."
    /// The answer to a step for a control without steps: `%1` stands for its label.
    public var noSteps = "\"%1\" has no steps."
    /// The answer to a step beyond the last: `%1` stands for the label.
    public var lastStep = "\"%1\" goes no further."
    /// The answer to Back from a dialog that cannot be cancelled: `%1` stands for its title.
    public var mustBeAnswered = "\"%1\" must be answered."
    /// The answer to Back from a screen that cannot be left.
    public var noWayBack = "There is no way back from here."
    /// The answer when the app has refused an action: `%1` stands for the reason.
    public var refused = "Not done: %1."
  }
}
