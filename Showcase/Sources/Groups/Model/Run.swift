public import Foundation

/// A run of a group, planned or over.
public struct Run: Identifiable, Hashable, Codable, Sendable {
  /// The identifier of a run for as long as it is stored.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    /// The number under which the run is stored.
    public let rawValue: Int64

    /// Creates the identifier of the run stored under a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The run's identifier.
  public let id: ID
  /// The time, length and description of the run.
  public let plan: RunPlan

  /// Creates a run from its parts, unchecked.
  public init(id: ID, plan: RunPlan) {
    self.id = id
    self.plan = plan
  }
}

extension Run {
  /// Throws ``GroupRepositoryError/runChanged(_:)`` if the run is no longer planned as the user has
  /// seen it, and not yet as it is to be.
  public func check(
    plan known: RunPlan?, orAlready plan: RunPlan
  ) throws(GroupRepositoryError) {
    if let known, self.plan != known, self.plan != plan { throw .runChanged(self) }
  }
}

/// A run before it is stored.
public struct RunPlan: Hashable, Codable, Sendable {
  /// The longest run, in metres.
  public static let longest = 200_000
  /// The maximum length of a note, in user-perceived characters.
  public static let maximumNote = 500

  /// The start, to the minute.
  public let start: Date
  /// The distance in metres.
  public let metres: Int
  /// The kind of run.
  public let kind: RunKind
  /// A note for the runners, in several lines; empty if there is none.
  public let note: String
  /// A Boolean value that indicates whether people outside of the group see the run.
  public let isPublic: Bool

  /// Creates a plan whose note has no white space around it. It is not checked: see
  /// ``problems(at:)``.
  public init(
    start: Date, metres: Int, kind: RunKind = .easy, note: String = "", isPublic: Bool = false
  ) {
    // NB: whole minutes, which every store keeps exactly, and so few metres that they can be added.
    let minutes = (start.timeIntervalSince1970 / 60).rounded(.down)
    self.start = Date(timeIntervalSince1970: min(max(minutes, -1e11), 1e11) * 60)
    self.metres = min(max(metres, -1_000_000_000), 1_000_000_000)
    self.kind = kind
    self.note = note.replacing("\0", with: "").trimmingCharacters(in: .whitespacesAndNewlines)
    self.isPublic = isPublic
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      start: try values.decode(Date.self, forKey: .start),
      metres: try values.decode(Int.self, forKey: .metres),
      kind: try values.decode(RunKind.self, forKey: .kind),
      note: try values.decode(String.self, forKey: .note),
      isPublic: try values.decode(Bool.self, forKey: .isPublic))
  }

  /// Returns the reasons why the run cannot be planned at a time; empty if it can be.
  public func problems(at now: Date) -> Set<RunProblem> {
    var problems: Set<RunProblem> = []
    if start < now { problems.insert(.past) }
    if !(1...Self.longest).contains(metres) { problems.insert(.distance) }
    if note.count > Self.maximumNote { problems.insert(.noteTooLong(note.count)) }
    return problems
  }
}

/// The way in which a run is run.
public enum RunKind: String, CaseIterable, Hashable, Codable, Sendable {
  case easy, intervals, long, race
}

/// A reason why a run cannot be planned.
public enum RunProblem: Hashable, Sendable {
  /// It would have started already.
  case past
  /// It has no distance, or one of more than ``RunPlan/longest``.
  case distance
  /// The note has this many characters, more than ``RunPlan/maximumNote``.
  case noteTooLong(Int)
}
