import Calcot
import CalcotContent

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WorkPanel {
  /// Handles a key in the prompt for a path.
  mutating func edit(_ key: Key) -> Effect {
    if let list = shownList, let effect = walk(key, in: list) { return effect }
    let before = prompt.text
    switch prompt.handle(key) {
    case .show:
      guard prompt.text != before else { return .none }
      problem = nil
      list?.noteTyping()
      return listing()
    case .complete(let beginning):
      problem = nil
      return begin(.complete(beginning, kinds: kinds))
    case .take: return take()
    }
  }

  /// The list of the typed path's folder, if it has been loaded.
  package var shownList: FolderList? { list.flatMap { $0.folder == typed.folder ? $0 : nil } }

  /// The folder and the beginning of a name in the prompt.
  var typed: (folder: String, name: String) { TypedPath.parts(of: prompt.text) }

  /// Returns the effect that lists the typed path's folder, or `none` if its list is loaded or on
  /// the way: of a folder that hangs, each key would start another.
  package mutating func listing(isEntered: Bool = false) -> Effect {
    let folder = typed.folder
    guard case .pick = stage, !isBusy, list?.folder != folder, listed != folder else {
      return .none
    }
    listed = folder
    return .list(folder, isEntered: isEntered)
  }

  /// Handles a key of the list: one that moves, opens the highlighted entry, or goes to the parent
  /// folder. Letters are part of a name, so Vim's keys are not used.
  private mutating func walk(_ key: Key, in list: FolderList) -> Effect? {
    var list = list
    let (folder, name) = typed
    if list.handle(key, name: name) {
      self.list = list
      return Effect.none
    }
    switch key {
    case .backspace where name.isEmpty, .left where name.isEmpty:
      return go(to: TypedPath.above(folder))
    case .right where list.entry(for: name)?.isFolder == true && prompt.isAtEnd,
      .enter where list.entry(for: name)?.isFolder == true:
      return go(to: folder + (list.entry(for: name)?.name ?? "") + "/")
    case .enter:
      if let file = list.entry(for: name) { prompt = PathPrompt(folder + file.name) }
      return nil
    default: return nil
    }
  }

  private mutating func go(to folder: String) -> Effect {
    (prompt, problem) = (PathPrompt(folder), nil)
    return listing(isEntered: true)
  }

  /// The accepted kinds of files; all if empty.
  var kinds: [FileKind] { if case .pick(let pick, _) = stage { pick.kinds } else { [] } }

  private mutating func take() -> Effect {
    let paths = TypedPath(prompt.text).readings
    switch stage {
    case .pick(_, let picked) where prompt.text.isEmpty:
      return picked.isEmpty ? .none : .reply(.picked(picked))
    case .pick(let pick, _):
      problem = nil
      return begin(.read(paths, pick))
    case .save(let content):
      guard !prompt.text.isEmpty else { return .none }
      let replaces = asksToReplace
      problem = nil
      return begin(.write(content, paths: paths, replaces: replaces))
    case .share, .show: return .none
    }
  }

  /// A Boolean value that indicates whether Enter replaces the existing file that was reported, as
  /// the path is unchanged.
  var asksToReplace: Bool { if case .file(.isThere)? = problem { true } else { false } }

  mutating func add(_ file: PickedFile) -> Effect {
    guard case .pick(let pick, let picked) = stage else { return .none }
    let all = picked + [file]
    stage = .pick(pick, picked: all)
    // NB: the folder stays, because the next file is often in the same one.
    prompt = PathPrompt()
    list?.noteTyping()
    return all.count < pick.most ? listing() : .reply(.picked(all))
  }

  /// Handles a key in the choice between copying and saving.
  mutating func choose(_ key: Key, _ text: String, saves: Bool) -> Effect {
    switch key {
    case .tab, .backTab, .left, .right, .up, .down:
      stage = .share(text, saves: !saves)
      problem = nil
    case .enter where saves:
      stage = .save(Data(text.utf8))
      prompt = PathPrompt(WorkPanel.textName)
    case .enter: return begin(.copy(text))
    default: break
    }
    return .none
  }

  /// Handles a key while an address is shown.
  mutating func show(_ key: Key, _ address: WebAddress) -> Effect {
    switch key {
    case .enter: return .reply(.done)
    case .character("c") where canCopy: return begin(.copy(address.text))
    default: return .none
    }
  }
}
