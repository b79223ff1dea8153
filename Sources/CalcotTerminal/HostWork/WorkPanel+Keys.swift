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
    let before = prompt.text
    switch prompt.handle(key) {
    case .show:
      if prompt.text != before { problem = nil }
      return .none
    case .complete(let beginning):
      problem = nil
      return begin(.complete(beginning, kinds: kinds))
    case .take: return take()
    }
  }

  /// The accepted kinds of files; all if empty.
  private var kinds: [FileKind] { if case .pick(let pick, _) = stage { pick.kinds } else { [] } }

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
    prompt = PathPrompt()
    return all.count < pick.most ? .none : .reply(.picked(all))
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
