extension KeyHints {
  /// What the keys do in a panel.
  static func panelHints(_ panel: RequestPanel, _ words: TerminalWords) -> [String] {
    var hints: [String] = []
    switch panel.stage {
    case .pick(_, let picked) where panel.prompt.text.isEmpty:
      if !picked.isEmpty { hints.append("Enter \(words.finish)") }
      hints.append("Tab \(words.complete)")
    case .pick: hints += ["Enter \(words.take)", "Tab \(words.complete)"]
    case .save:
      let enter = panel.asksToReplace ? words.replace : words.save
      hints += ["Enter \(enter)", "Tab \(words.complete)"]
    case .share: hints += ["Enter \(words.choose)", "Tab \(words.next)"]
    case .show: hints += ["Enter \(words.done)"] + (panel.canCopy ? ["c \(words.copy)"] : [])
    }
    return hints + ["Esc \(words.cancel)", "Ctrl-Q \(words.quit)"]
  }
}
