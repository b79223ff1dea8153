internal import Foundation
internal import Groups

/// The people and groups of a community as one file, which `--import` reads and `--export` writes.
///
/// ```swift
/// let file = try CommunityFile.read(Data(contentsOf: url), named: url.path)
/// for group in file.groups { add(group.name, members: group.members) }
/// try file.write(to: copy)
/// ```
///
/// A file has no order: people are kept by their ids, groups by their names' keys, members by their
/// ids, so that two files that say the same are equal and are written the same.
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
