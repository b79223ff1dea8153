extension KeyHints {
  /// Returns the hints for the keys of a panel.
  static func panelHints(_ panel: RequestPanel, _ words: TerminalWords) -> [String] {
    let escape = "Esc \(words.cancel)"
    let tab = "Tab \(words.complete)"
    var hints: [String]
    switch panel.stage {
    case .pick(_, let picked) where panel.prompt.text.isEmpty:
      hints = (picked.isEmpty ? [] : ["Enter \(words.finish)"]) + [escape, tab]
    case .pick: hints = ["Enter \(words.take)", tab, escape]
    case .save:
      hints = ["Enter \(panel.asksToReplace ? words.replace : words.save)", tab, escape]
    case .share: hints = ["Enter \(words.choose)", "Tab \(words.next)", escape]
    case .show:
      let copy = panel.canCopy ? ["c \(words.copy)"] : []
      hints = ["Enter \(words.done)"] + copy + [escape]
    }
    hints.append("Ctrl-Q \(words.quit)")
    return hints
  }
}
