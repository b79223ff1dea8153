/// The changes that a host makes to a text that the user enters, because it cannot take the text as
/// it is. The rules of `HostConformance` accept these and no others.
public struct EntryChanges: Sendable {
  /// A Boolean value that indicates whether control characters are left out, and tabs become spaces:
  /// in a terminal they are keys, and a text must not send it commands.
  public var dropsControls = false
  /// A Boolean value that indicates whether the line breaks at the end of a text for one line are
  /// left out, as browsers do with pasted text.
  public var dropsLastLineBreaks = false
  /// The maximum number of UTF-16 code units of a text, as browsers count; the host accepts no
  /// more. `nil` if there is no limit.
  public var mostUnits: Int?

  /// Creates the changes of a host that changes nothing.
  public init() {}

  /// Returns the text that the app receives when the user enters a text.
  ///
  /// - Parameter isInLines: A Boolean value that indicates whether the field has several lines, so
  ///   that each line break becomes a line feed; otherwise it becomes a space.
  package func result(of text: String, isInLines: Bool) -> String {
    var rest = text.unicodeScalars[...]
    if dropsLastLineBreaks, !isInLines {
      while rest.last == "\n" || rest.last == "\r" { rest.removeLast() }
    }
    var kept = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar.value {
      case 0xA...0xD, 0x85, 0x2028, 0x2029:
        if scalar == "\r", rest.first == "\n" { rest.removeFirst() }
        kept.append(isInLines ? "\n" : " ")
      case 0x9 where dropsControls: kept.append(" ")
      case 0..<0x20 where dropsControls, 0x7F..<0xA0 where dropsControls: break
      default: kept.append(scalar)
      }
    }
    return String(kept).prefix(units: mostUnits ?? .max)
  }
}

extension String {
  /// Returns the beginning of the text with at most a number of UTF-16 code units, without cutting
  /// a scalar.
  package func prefix(units limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var units = 0
    return String(
      unicodeScalars.prefix { scalar in
        units += UTF16.width(scalar)
        return units <= limit
      })
  }
}

extension HostDriver {
  /// No changes.
  public var entryChanges: EntryChanges { EntryChanges() }
}
