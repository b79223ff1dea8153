/// A change that has been stored, as a repository's observers are told of it.
public enum GroupChange: Hashable, Codable, Sendable {
  /// A group was made.
  case created(Group)
  /// A member left a group, which is given as it is after the change.
  case memberRemoved(Member.ID, from: Group)
  /// Something else about a group changed; it is given as it is after the change.
  case updated(Group)

  /// The group that changed, as it is after the change.
  public var group: Group {
    switch self {
    case .created(let group), .memberRemoved(_, from: let group), .updated(let group): group
    }
  }
}
