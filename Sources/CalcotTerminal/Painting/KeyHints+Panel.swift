import CalcotContent

extension KeyHints {
  static func panelHints(_ panel: WorkPanel, _ words: HostWords) -> [String] {
    let escape = "Esc \(words.buttons.cancel)"
    let tab = "Tab \(words.keys.complete)"
    var hints: [String]
    switch panel.stage {
    case .pick where panel.shownList?.entry(for: panel.typed.name) != nil:
      hints = ["Enter \(words.keys.choose)", "↑↓ \(words.keys.next)", tab, escape]
    case .pick(_, let picked) where panel.prompt.text.isEmpty:
      hints = (picked.isEmpty ? [] : ["Enter \(words.keys.finish)"]) + [escape, tab]
    case .pick: hints = ["Enter \(words.keys.take)", tab, escape]
    case .save:
      hints = [
        "Enter \(panel.asksToReplace ? words.keys.replace : words.buttons.save)", tab, escape,
      ]
    case .share: hints = ["Enter \(words.keys.choose)", "Tab \(words.keys.next)", escape]
    case .show:
      let copy = panel.canCopy ? ["c \(words.buttons.copy)"] : []
      hints = ["Enter \(words.buttons.done)"] + copy + [escape]
    }
    hints.append("Ctrl-Q \(words.keys.quit)")
    return hints
  }
}
