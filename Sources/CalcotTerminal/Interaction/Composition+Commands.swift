import Calcot
import CalcotContent

extension Composition {
  /// Returns a Boolean value that indicates whether a command has an effect here.
  func isAvailable(_ command: Command, focus: FocusTarget?) -> Bool {
    let page = active?.page
    switch command {
    case .use:
      return focus.map { page?.stop($0)?.isEnabled == true && page?.isControl($0) == true } ?? false
    case .check: return focus.map { page?.isCheckable($0) == true } ?? false
    case .back: return wayBack != nil
    case .main: return page?.isForm == true && page?.mainButton != nil
    case .search: return page?.searchField != nil || page?.firstRow != nil
    case .refresh: return page?.refreshButton != nil
    case .nextRegion, .previousRegion: return (page?.regionCount ?? 0) > 1
    case .up, .down, .left, .right, .first, .last: return true
    case .pageUp, .pageDown, .halfPageUp, .halfPageDown:
      return page.map { $0.lastOffset > 0 || $0.firstRow != nil } ?? false
    case .jump: return page?.firstRow != nil || focus.flatMap { page?.fields[$0] }?.isChoice == true
    case .nextBranch, .previousBranch, .branch: return switchedBar != nil
    case .otherSide: return arrangement?.nextSide != nil
    case .help, .palette, .repaint, .suspend, .quit: return true
    }
  }

  /// The choices that y and n stand for in a dialog, if there is one besides that of cancelling. A letter
  /// that is the other choice's own stands for none.
  var answers: [(letter: Character, index: Int, label: String)] {
    guard let dialog = scene.dialog, dialog.choices.count == 2, let no = dialog.cancelIndex else {
      return []
    }
    let answers: [(Character, Int)] = [("y", 1 - no), ("n", no)]
    return answers.compactMap { letter, index in
      let owner = active?.page.action(of: .character(letter), focus: nil)?.target
      guard owner == nil || owner == .choice(index) else { return nil }
      return (letter, index, dialog.choices[index].label(scene.words))
    }
  }

  /// The first letter of the message's action, which performs it unless it is an action's on the screen,
  /// moves in it, or is typed.
  func messageAction(focus: FocusTarget?) -> (letter: Character, name: String)? {
    guard scene.dialog == nil, status.isMessageShown, let name = scene.status.message?.action,
      let letter = name.lowercased().first, letter.isLetter, !KeyMap.letters.contains(letter),
      let page = active?.page, !page.isText(focus), !page.mnemonics.letters.values.contains(letter)
    else { return nil }
    return (letter, name)
  }

  /// The label of the button that goes back or cancels the dialog.
  var wayBack: String? {
    if let dialog = scene.dialog {
      return dialog.cancelIndex.map { dialog.choices[$0].label(scene.words) }
    }
    guard let pane = scene.layers.last?.arrangement.visible else { return nil }
    return pane.cancelButton?.label ?? pane.exit?.label(scene.words)
  }

  /// The arrangement of the top layer, or `nil` under a dialog.
  var arrangement: TerminalScene.Arrangement? {
    scene.dialog == nil ? scene.layers.last?.arrangement : nil
  }

  /// The bar that the keys switch: the innermost one with pages, otherwise the outermost one with
  /// tabs.
  var switchedBar: TerminalScene.Bar? {
    let bars = arrangement?.bars ?? []
    return bars.last { $0.kind == .pages } ?? bars.first { $0.kind == .tabs }
  }
}

extension FieldValue {
  fileprivate var isChoice: Bool { if case .choice = kind { true } else { false } }
}

extension Page {
  /// The search field of the screen.
  var searchField: FocusTarget? {
    stops.first { $0.isEnabled && isSearch($0.target) }?.target
  }

  /// The main button, if it can be used.
  var mainButton: ButtonLayout? { pageButtons.first { $0.isMain && $0.isEnabled } }

  /// A Boolean value that indicates whether the page has a field that is not a search.
  var isForm: Bool { fields.keys.contains { !isSearch($0) } }

  /// Returns a Boolean value that indicates whether letters are typed into a target.
  func isText(_ target: FocusTarget?) -> Bool { target.flatMap { fields[$0]?.kind.isText } == true }

  /// The button that refreshes the screen's content.
  var refreshButton: ButtonLayout? { pageButtons.first { $0.refreshes && $0.isEnabled } }
}
