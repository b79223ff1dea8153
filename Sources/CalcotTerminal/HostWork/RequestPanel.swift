package import Calcot

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// What the user does for the app beside using its screens, and how far they have come: a state
/// machine that knows keys and what has come of its effects, and touches nothing itself.
package struct RequestPanel: Equatable, Sendable {
  /// What is being done.
  package enum Stage: Equatable, Sendable {
    /// Files are picked, these so far.
    case pick(FilePick, picked: [PickedFile])
    /// Something is written where the prompt says.
    case save(Data)
    /// A text is copied, or saved if `saves`.
    case share(String, saves: Bool)
    /// An address is read, and copied where that is wanted.
    case show(WebAddress)
  }

  /// What is to be done outside. While an effect other than `none` and `reply` is under way, no key
  /// comes; what came of it is told by ``take(_:)``.
  package enum Effect: Equatable, Sendable {
    case none
    case complete(String, kinds: [FileKind])
    case read([String], FilePick)
    case write(Data, paths: [String], replaces: Bool)
    case copy(String)
    case reply(HostReply)
  }

  /// What has come of an effect.
  package enum Outcome: Equatable, Sendable {
    case completed(PathCompletion, of: String)
    case read(Result<PickedFile, FileProblem>)
    case written(FileProblem?)
    case copied(Problem?)
  }

  /// What the user is told has gone wrong.
  package enum Problem: Equatable, Sendable {
    case file(FileProblem)
    case tooLongToCopy(bytes: Int)
    /// The app has not accepted what it was given.
    case refused(FilePickProblem)
  }

  package let work: HostWork
  package internal(set) var stage: Stage
  package internal(set) var prompt: PathPrompt
  package internal(set) var problem: Problem?
  /// Whether the address that is shown was copied.
  package internal(set) var isCopied = false
  /// Whether an effect is under way.
  package internal(set) var isBusy = false
  /// Whether that effect puts something on the disk.
  private(set) var isWriting = false
  /// Whether texts can be copied here.
  let canCopy: Bool

  /// A panel for what the user has to do.
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
      prompt = PathPrompt(RequestPanel.textName)
    case .share(.file(let file)):
      stage = .save(file.content)
      prompt = PathPrompt(LocalFiles.safeName(file.name))
    }
  }

  static let textName = "text.txt"

  /// Decides what a key means.
  package mutating func handle(_ key: Key) -> Effect {
    guard key != .escape else { return .reply(.cancelled) }
    switch stage {
    case .pick, .save: return edit(key)
    case .share(let text, let saves): return choose(key, text, saves: saves)
    case .show(let address): return show(key, address)
    }
  }

  /// Whether a key waits for what is under way. Escape does not, except where a file is written: what
  /// the user has left must not appear on the disk all the same.
  func waits(_ key: Key) -> Bool { isBusy && (key != .escape || isWriting) }

  /// Notes that an effect is under way.
  mutating func begin(_ effect: Effect) -> Effect {
    isBusy = true
    if case .write = effect { isWriting = true }
    return effect
  }

  /// Takes in what has come of the effect that was under way.
  package mutating func take(_ outcome: Outcome) -> Effect {
    (isBusy, isWriting) = (false, false)
    switch outcome {
    case .completed(let completion, let beginning): prompt.take(completion, of: beginning)
    case .read(.success(let file)): return add(file)
    case .read(.failure(let failure)): problem = .file(failure)
    case .written(nil): return .reply(.done)
    case .copied(nil) where isSharing: return .reply(.done)
    case .written(let failure): problem = failure.map(Problem.file)
    case .copied(let failure): (problem, isCopied) = (failure, failure == nil)
    }
    return .none
  }

  /// Goes on after the app has not accepted what it was given.
  package mutating func refused(_ reason: FilePickProblem) {
    problem = .refused(reason)
    if case .pick(let pick, _) = stage { stage = .pick(pick, picked: []) }
  }

  /// Does what a whole line of plain text means: a path, or, when it is empty, Enter.
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
