extension HostWords {
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
    public var tooManyDecimals = "Decimals: at most %1."
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
  }
}
