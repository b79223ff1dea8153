public import CalcotTree

extension Choice {
  /// Returns the text of the choice, or the host's word for the cancel choice of an action sheet.
  public func label(_ words: HostWords) -> String { label ?? words.buttons.cancel }
}
