public import CalcotContent
internal import Foundation
public import Groups

/// The people and groups of a community as one file, which `--import` reads and `--export` writes.
///
/// ```swift
/// let file = try CommunityFile.read(Data(contentsOf: url), named: url.path)
/// for group in file.groups { add(group.name, members: group.members) }
/// try file.write(to: copy)
/// ```
///
/// A file has no order: people are kept by their ids, groups by their names' keys, members by their
/// ids, runs by their starts, so that two files that say the same are equal and are written the same.
public struct CommunityFile: Sendable {
  /// The version of the format.
  public static let version = 1

  /// All people of the file, in the order of their ids.
  public let people: [Person]
  /// The groups, in the order of their names' keys.
  public let groups: [Group]
  let source: Source?

  /// Creates a file from its parts, unchecked; ``write(to:)`` checks it. The cost is that of
  /// sorting.
  public init(people: [Person], groups: [Group]) {
    self.people = people.sorted { $0.id < $1.id }
    self.groups = groups.map { (group: $0, key: $0.name.key) }
      .sorted { ($0.key, $0.group.name.text) < ($1.key, $1.group.name.text) }.map(\.group)
    source = nil
  }

  init(people: [Person], placed: [PlacedGroup], source name: String) {
    let ordered = placed.sorted { ($0.key, $0.group.name.text) < ($1.key, $1.group.name.text) }
    self.people = people.sorted { $0.id < $1.id }
    groups = ordered.map(\.group)
    source = Source(name: name, groups: ordered.map { .init(index: $0.index, name: $0.position) })
  }

  /// Returns the problem to report if the import finds an existing group with the name of
  /// `groups[index]`; nil if this value was not read from a file, or has no such group.
  public func problem(nameTakenAt index: Int) -> CommunityFileProblem? {
    guard let source, groups.indices.contains(index) else { return nil }
    let place = source.groups[index]
    return CommunityFileProblem(
      file: source.name, position: place.name,
      field: FieldPath(list: "groups", index: place.index, field: "name").description,
      what: "a group named \(quoted(groups[index].name.text)) exists already",
      remedy: "rename one of the two, or take this one out of the file")
  }
}

extension CommunityFile: Equatable {
  /// Returns whether both contain the same people and groups, regardless of their source.
  public static func == (one: CommunityFile, other: CommunityFile) -> Bool {
    one.people == other.people && one.groups == other.groups
  }
}

extension CommunityFile {
  /// A person in a community file.
  public struct Person: Identifiable, Hashable, Sendable {
    /// The number by which the groups of the same file refer to the person. It has no meaning
    /// elsewhere.
    public let id: Int
    /// The given name, not empty.
    public let firstName: String
    /// The family name; empty for people who have none.
    public let lastName: String
    /// The http or https address of the person's web page, if any.
    public let homepage: String?

    /// Creates a person from their parts, unchecked.
    public init(id: Int, firstName: String, lastName: String, homepage: String? = nil) {
      self.id = id
      self.firstName = firstName
      self.lastName = lastName
      self.homepage = homepage
    }
  }
}

extension CommunityFile {
  /// A group in a community file.
  public struct Group: Hashable, Sendable {
    /// The name, which no other group of the file has.
    public let name: GroupName
    /// The relation of the group to the user who imports or exported the file.
    public let category: GroupCategory
    /// The ids of the members, in ascending order.
    public let members: [Person.ID]
    /// The description and the place.
    public let about: GroupAbout
    /// The picture; nil if there is none.
    public let picture: ImageData?
    /// The runs, planned and over, in the order of their starts.
    public let runs: [RunPlan]

    /// Creates a group from its parts. The members and runs are sorted, and nothing is checked.
    public init(
      name: GroupName, category: GroupCategory = .joined, members: [Person.ID] = [],
      about: GroupAbout = GroupAbout(), picture: ImageData? = nil, runs: [RunPlan] = []
    ) {
      self.name = name
      self.category = category
      self.members = members.sorted()
      self.about = about
      self.picture = picture
      self.runs = runs.map { (plan: $0, key: Self.order(of: $0)) }.sorted { $0.key < $1.key }
        .map(\.plan)
    }

    private static func order(of run: RunPlan) -> (Date, Int, String, String, Int) {
      (run.start, run.metres, run.kind.rawValue, run.note, run.isPublic ? 1 : 0)
    }
  }
}

extension CommunityFile {
  /// The positions of the groups in a file that was read.
  struct Source: Sendable {
    /// The position of one group.
    struct Place: Sendable {
      let index: Int
      let name: TextPosition
    }

    let name: String
    let groups: [Place]
  }

  /// A group with the key of its name and its position in the file.
  struct PlacedGroup {
    let group: Group
    let key: String
    let index: Int
    let position: TextPosition
  }
}
