public import CalcotContent

/// A group of people, as the lists and the group's own screen show it.
public struct Group: Identifiable, Hashable, Codable, Sendable {
  /// The maximum size of a picture, in bytes. Lists hold the pictures of their groups.
  public static let mostPictureBytes = 2_000_000

  /// The identifier of a group for as long as it exists. It is never given to another group.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    /// The number under which the group is stored.
    public let rawValue: Int64

    /// Creates the identifier of the group stored under a number.
    public init(rawValue: Int64) { self.rawValue = rawValue }
  }

  /// The group's identifier.
  public let id: ID
  /// The group's name as typed, without surrounding white space.
  public let name: String
  /// The number of members.
  public let memberCount: Int
  /// The relation of the group to the user.
  public let category: GroupCategory
  /// The description and the place.
  public let about: GroupAbout
  /// The picture; nil if there is none.
  public let picture: ImageData?

  /// Creates a group from its parts, unchecked.
  public init(
    id: ID, name: String, memberCount: Int, category: GroupCategory = .joined,
    about: GroupAbout = GroupAbout(), picture: ImageData? = nil
  ) {
    self.id = id
    self.name = name
    self.memberCount = memberCount
    self.category = category
    self.about = about
    self.picture = picture
  }
}

extension Group {
  /// Throws ``GroupRepositoryError/moved(_:)`` unless the user has joined the group: a link leads to a
  /// form whether a button for it is shown or not, and a screen stays open after they have left.
  public func checkJoined() throws(GroupRepositoryError) {
    guard category == .joined else { throw .moved(category) }
  }

  /// Throws ``GroupRepositoryError/changed(_:)`` if the group is no longer called what the user has
  /// seen, and not yet what it is to be called.
  public func check(
    name known: String?, orAlready name: String
  ) throws(GroupRepositoryError) {
    if let known, self.name != known, self.name != name { throw .changed(self) }
  }

  /// Throws ``GroupRepositoryError/changed(_:)`` if the group no longer says about itself what the
  /// user has seen, and not yet what it is to say.
  public func check(
    about known: GroupAbout?, orAlready about: GroupAbout
  ) throws(GroupRepositoryError) {
    if let known, self.about != known, self.about != about { throw .changed(self) }
  }
}

/// The relation of a group to the user.
public enum GroupCategory: String, CaseIterable, Hashable, Codable, Sendable {
  /// The user is a member of the group.
  case joined
  /// The user is invited to join the group.
  case invited
  /// The user may join the group.
  case suggested
}

/// The query of a list of groups.
public struct GroupQuery: Hashable, Codable, Sendable {
  /// The category of the groups.
  public var category: GroupCategory
  /// A part of the name, whatever its case, width and accents; empty for all.
  public var search: String

  /// Creates a query for the groups of `category` with `search` in their name.
  public init(_ category: GroupCategory, search: String = "") {
    self.category = category
    self.search = search
  }
}

/// A change that has been stored, as a repository's observers receive it.
public enum GroupChange: Hashable, Codable, Sendable {
  /// A group was created.
  case created(Group)
  /// A group has another name, category, description, place or picture. The value is the group
  /// after the change.
  case updated(Group)
  /// A member left a group. The value is the group after the change.
  case memberRemoved(Member.ID, from: Group)
  /// People became members of a group. The value is the group after the change.
  case membersAdded([Member.ID], to: Group)
  /// A run of a group was planned.
  case runPlanned(Run, for: Group)
  /// A run of a group has another plan.
  case runChanged(Run, of: Group)
  /// A run of a group was deleted.
  case runDeleted(Run.ID, of: Group)
  /// Anything may be different, because another program changed the store, or many records were
  /// imported.
  case everything

  /// The group after the change; nil if the change may affect any group.
  public var group: Group? {
    switch self {
    case .created(let group), .updated(let group), .memberRemoved(_, from: let group),
      .membersAdded(_, to: let group), .runPlanned(_, for: let group),
      .runChanged(_, of: let group), .runDeleted(_, of: let group):
      group
    case .everything: nil
    }
  }
}
