/// A change that has been stored, as a repository's observers are told of it.
public enum GroupChange: Hashable, Codable, Sendable {
  /// A group was made.
  case created(Group)
  /// A group has another name, number of members or category; it is given as it is after the change.
  case updated(Group)
  /// A member left a group, which is given as it is after the change.
  case memberRemoved(Member.ID, from: Group)
  /// People became members of a group, which is given as it is after the change.
  case membersAdded([Member.ID], to: Group)
  /// Anything may be different: another program has changed the store, or much was imported.
  case everything

  /// The group that changed, as it is after the change; nil when it may be any.
  public var group: Group? {
    switch self {
    case .created(let group), .updated(let group), .memberRemoved(_, from: let group),
      .membersAdded(_, to: let group):
      group
    case .everything: nil
    }
  }
}
