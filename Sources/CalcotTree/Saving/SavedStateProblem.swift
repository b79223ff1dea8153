/// A reason why a state could not be saved, or why a saved state or a part of it could not be
/// restored.
public enum SavedStateProblem: Error, Hashable, Sendable {
  /// The data is not JSON, too large, too deep, or truncated; the text gives the position.
  case unreadable(String)
  /// The data was written by another version of Calçot.
  case version(Int)
  /// A part of the data is invalid; the texts give the place and the problem.
  case invalid(String, String)
  /// A place leads to something else than it did when the state was saved; the text gives the
  /// place.
  case changed(String)
  /// This many steps were deferred, or being decided on, when the state was saved, and are lost.
  case stepsLost(Int)
  /// This many links and other requests were waiting, until the app is ready or behind an open
  /// question, when the state was saved, and are lost.
  case requestsLost(Int)
  /// The navigation tree is too large or too deep to be saved, or one of its routes cannot be
  /// encoded.
  case unwritable(String)
  /// The app has no ``RouteRegistry`` to decode the state with.
  case noRegistry
}

extension SavedStateProblem: CustomStringConvertible {
  /// A description of the problem and, where there is one, a remedy.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the saved state cannot be read: \(reason)"
    case .version(let version):
      "the saved state has version \(version), and this app reads version "
        + "\(SavedTree.currentVersion)"
    case .invalid(let path, let reason): "the saved state is invalid at \(path): \(reason)"
    case .changed(let reason): "the app has changed since the state was saved: \(reason)"
    case .stepsLost(let count):
      "deferred steps are not saved, and \(count) of them \(count == 1 ? "is" : "are") lost"
    case .requestsLost(let count):
      "requests that wait are not saved, and \(count) of them \(count == 1 ? "is" : "are") lost"
    case .unwritable(let reason): "the state cannot be saved: \(reason)"
    case .noRegistry: "the app has no routes to save: give CalcotApp a RouteRegistry"
    }
  }
}

extension SavedStateProblem {
  init(_ error: SavedDataError) {
    switch error {
    case .json: self = .unreadable("\(error)")
    case .wrongShape(let path, let reason): self = .invalid(path, reason)
    case .notEncodable(let path, let reason): self = .unwritable("at \(path), \(reason)")
    }
  }
}

/// The result of restoring a saved state.
public struct Restoration: Equatable, Sendable {
  /// The reason why nothing could be restored and the app started at its root; nil if the tree was
  /// restored, at least in part.
  public package(set) var failure: SavedStateProblem?
  /// The parts that were left out, each with its place and the reason: screens, with those over
  /// them, modals, branches of containers, and the saved values of screens, which then started
  /// without values; also the numbers of lost steps and requests. At most a hundred.
  public package(set) var problems: [SavedStateProblem] = []

  /// A Boolean value that indicates whether everything was restored.
  public var isComplete: Bool { failure == nil && problems.isEmpty }

  package init(
    failure: SavedStateProblem? = nil, problems: [SavedStateProblem] = []
  ) {
    self.failure = failure
    self.problems = problems
  }
}
