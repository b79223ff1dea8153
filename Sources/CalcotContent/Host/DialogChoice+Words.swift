public import CalcotTree

extension Dialog.Choice {
  /// Returns the text of the answer; of the way out that every action sheet has, the host's word.
  public func label(_ words: HostWords) -> String { label ?? words.cancel }
}
