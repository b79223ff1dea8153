/// Why a saved state could not be brought back, or not all of it.
public enum SavedStateProblem: Error, Hashable, Sendable {
  /// It is no JSON, too large, too deep, or cut off; the text says where.
  case unreadable(String)
  /// It was written by another version of Calçot.
  case version(Int)
  /// Something in it cannot be; where, and what.
  case invalid(String, String)
  /// A place leads to something else than it did when the state was saved.
  case changed(String)
  /// The app has no ``RouteRegistry``, so it cannot tell what was saved.
  case noRegistry
}

extension SavedStateProblem: CustomStringConvertible {
  /// What is wrong, and where there is something to do about it, what.
  public var description: String {
    switch self {
    case .unreadable(let reason): "the saved state cannot be read: \(reason)"
    case .version(let version):
      "the saved state has version \(version), and this app reads version "
        + "\(SavedTree.currentVersion)"
    case .invalid(let path, let reason): "the saved state is invalid at \(path): \(reason)"
    case .changed(let reason): "the app has changed since the state was saved: \(reason)"
    case .noRegistry: "the app has no routes to save: give CalcotApp a RouteRegistry"
    }
  }
}

/// What became of a saved state.
public struct Restoration: Equatable, Sendable {
  /// Why the app has started at its root instead; nil when it is where it was.
  public package(set) var failure: SavedStateProblem?
  /// Saved values of single screens that could not be read; those screens have started anew.
  public package(set) var problems: [SavedStateProblem] = []

  /// Whether everything is as it was saved.
  public var isComplete: Bool { failure == nil && problems.isEmpty }

  package init(
    failure: SavedStateProblem? = nil, problems: [SavedStateProblem] = []
  ) {
    self.failure = failure
    self.problems = problems
  }
}
