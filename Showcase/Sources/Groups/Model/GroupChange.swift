/// A change that has been stored, as a repository's observers receive it.
public enum GroupChange: Hashable, Codable, Sendable {
  /// A group was created.
  case created(Group)
  /// A group has another name, number of members or category. The value is the group after the
  /// change.
  case updated(Group)
  /// A member left a group. The value is the group after the change.
  case memberRemoved(Member.ID, from: Group)
  /// People became members of a group. The value is the group after the change.
  case membersAdded([Member.ID], to: Group)
  /// Anything may be different, because another program changed the store, or many records were
  /// imported.
  case everything

  /// The group after the change; nil if the change may affect any group.
  public var group: Group? {
    switch self {
    case .created(let group), .updated(let group), .memberRemoved(_, from: let group),
      .membersAdded(_, to: let group):
      group
    case .everything: nil
    }
  }
}
