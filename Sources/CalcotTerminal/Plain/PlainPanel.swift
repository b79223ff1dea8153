import Calcot
import CalcotContent

extension WorkPanel {
  /// Returns the panel as plain text; the last line prompts for the user's input.
  func plainLines(_ words: HostWords) -> [String] {
    let text = PanelText(panel: self, words: words)
    var lines = [text.title]
    if let problem = problem?.text(words) { lines.append("! " + problem) }
    switch stage {
    case .pick(let pick, let picked):
      if let hint = text.hint(pick) { lines.append(hint) }
      if !picked.isEmpty {
        let names = picked.map { VisibleText.of($0.name) }.joined(separator: ", ")
        lines.append(words.panels.picked.filled(names))
      }
      lines += ["b  \(words.buttons.cancel)", "\(words.panels.file):"]
    case .save:
      let suggested = prompt.text.isEmpty ? "" : " (\(VisibleText.of(prompt.text)))"
      lines += ["b  \(words.buttons.cancel)", "\(words.panels.file)\(suggested):"]
    case .show(let address): lines += [address.text, "b  \(words.buttons.cancel)"]
    case .share(let text, _): lines.append(VisibleText.of(text))
    }
    return lines
  }
}
