package import Calcot
package import CalcotContent

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The panel in which the user handles a request of the app: a state machine that interprets keys
/// and the outcomes of its effects, and performs nothing itself.
package struct WorkPanel: Equatable, Sendable {
  /// The current stage of a request.
  package enum Stage: Equatable, Sendable {
    /// The user picks files; `picked` are those so far.
    case pick(FilePick, picked: [PickedFile])
    /// The user saves data to the path in the prompt.
    case save(Data)
    /// The user copies a text, or saves it if `saves` is selected.
    case share(String, saves: Bool)
    /// The user reads an address and may copy it.
    case show(WebAddress)
  }

  /// An effect for the worker to perform. While an effect other than `none` and `reply` is under
  /// way, no key arrives; its outcome is passed to ``take(_:)``.
  package enum Effect: Equatable, Sendable {
    case none
    case complete(String, kinds: [FileKind])
    /// List a folder; unlike other effects it does not keep keys waiting. `isEntered` indicates
    /// whether the user has opened the folder in the list.
    case list(String, isEntered: Bool)
    case read([String], FilePick)
    case write(Data, paths: [String], replaces: Bool)
    case copy(String)
    case reply(HostReply)
  }

  /// The outcome of an effect.
  package enum Outcome: Equatable, Sendable {
    case completed(PathCompletion, of: String)
    case listed(FolderList)
    case read(Result<PickedFile, FileProblem>)
    case written(FileProblem?)
    case copied(Problem?)
  }

  /// An error that is shown to the user.
  package enum Problem: Equatable, Sendable {
    case file(FileProblem)
    case tooLongToCopy(bytes: Int)
  }

  package let work: HostWork
  package internal(set) var stage: Stage
  package internal(set) var prompt: PathPrompt
  package internal(set) var problem: Problem?
  /// The folder that was listed last.
  var list: FolderList?
  /// The folder that is being listed.
  var listed: String?
  /// A Boolean value that indicates whether the address was copied.
  package internal(set) var isCopied = false
  /// A Boolean value that indicates whether Escape has asked the user to confirm dropping the
  /// files.
  private(set) var asksToDrop = false
  /// A Boolean value that indicates whether an effect is under way.
  package internal(set) var isBusy = false
  /// A Boolean value that indicates whether the effect under way writes to the disk.
  private(set) var isWriting = false
  /// A Boolean value that indicates whether text can be copied.
  let canCopy: Bool

  /// Creates a panel for a request.
  package init(_ work: HostWork, canCopy: Bool = true) {
    self.work = work
    self.canCopy = canCopy
    prompt = PathPrompt()
    switch work {
    case .pickImage(let pick), .pickDocuments(let pick): stage = .pick(pick, picked: [])
    case .open(let address): stage = .show(address)
    case .copy(let text): stage = .share(text, saves: false)
    case .share(.text(let text)) where canCopy: stage = .share(text, saves: false)
    case .share(.text(let text)):
      stage = .save(Data(text.utf8))
      prompt = PathPrompt(WorkPanel.textName)
    case .share(.file(let file)):
      stage = .save(file.content)
      prompt = PathPrompt(LocalFiles.safeName(file.name))
    }
  }

  static let textName = "text.txt"

  /// Handles a key and returns the effect to perform.
  package mutating func handle(_ key: Key) -> Effect {
    guard key != .escape else { return leave() }
    asksToDrop = false
    switch stage {
    case .pick, .save: return edit(key)
    case .share(let text, let saves): return choose(key, text, saves: saves)
    case .show(let address): return show(key, address)
    }
  }

  /// Leaves the panel. If files have been picked, asks the user to press the key once more.
  private mutating func leave() -> Effect {
    guard case .pick(_, let picked) = stage, !picked.isEmpty, !asksToDrop else {
      return .reply(.cancelled)
    }
    asksToDrop = true
    return .none
  }

  /// Returns a Boolean value that indicates whether a key waits for the effect that is under way.
  /// Escape waits only while a file is written, so that none is written after the user has left.
  func waits(_ key: Key) -> Bool { isBusy && (key != .escape || isWriting) }

  /// Marks an effect as under way and returns it.
  mutating func begin(_ effect: Effect) -> Effect {
    (isBusy, listed) = (true, nil)
    if case .write = effect { isWriting = true }
    return effect
  }

  /// Handles the outcome of the effect that was under way and returns the next effect.
  package mutating func take(_ outcome: Outcome) -> Effect {
    (isBusy, isWriting, listed) = (false, false, nil)
    switch outcome {
    case .completed(let completion, let beginning):
      prompt.take(completion, of: beginning)
      list?.noteTyping()
    case .listed(let list): self.list = list
    case .read(.success(let file)): return add(file)
    case .read(.failure(let failure)): problem = .file(failure)
    case .written(nil): return .reply(.done)
    case .copied(nil) where isSharing: return .reply(.done)
    case .written(let failure): problem = failure.map(Problem.file)
    case .copied(let failure): (problem, isCopied) = (failure, failure == nil)
    }
    return listing()
  }

  /// Shows that the app has not accepted the reply, and starts picking again.
  package mutating func refused(_ reason: FilePickProblem) {
    problem = .file(.rejected(reason))
    if case .pick(let pick, _) = stage { stage = .pick(pick, picked: []) }
  }

  /// Handles a line of plain text: a path, or Enter if it is empty.
  package mutating func take(line: String) -> Effect {
    if !line.isEmpty {
      if line != prompt.text { (prompt, problem) = (PathPrompt(line), nil) }
    } else if case .pick(_, let picked) = stage {
      guard !picked.isEmpty else { return .reply(.cancelled) }
      (prompt, problem) = (PathPrompt(), nil)
    }
    return handle(.enter)
  }

  private var isSharing: Bool { if case .show = stage { false } else { true } }
}
