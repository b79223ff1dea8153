extension KeyHints {
  /// What the keys do in a panel.
  static func panelHints(_ panel: RequestPanel, _ words: TerminalWords) -> [String] {
    let escape = "Esc \(words.cancel)"
    let tab = "Tab \(words.complete)"
    var hints: [String]
    switch panel.stage {
    case .pick(_, let picked) where panel.prompt.text.isEmpty:
      hints = (picked.isEmpty ? [] : ["Enter \(words.finish)"]) + [escape, tab]
    case .pick: hints = ["Enter \(words.take)", escape, tab]
    case .save:
      hints = ["Enter \(panel.asksToReplace ? words.replace : words.save)", escape, tab]
    case .share: hints = ["Enter \(words.choose)", escape, "Tab \(words.next)"]
    case .show:
      hints = ["Enter \(words.done)", escape] + (panel.canCopy ? ["c \(words.copy)"] : [])
    }
    hints.append("Ctrl-Q \(words.quit)")
    return hints
  }
}
