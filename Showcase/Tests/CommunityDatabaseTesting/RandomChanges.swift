import CalcotTesting
package import CommunityDatabase
package import Groups

/// A change of a random walk through a community.
package enum RandomChange: Sendable {
  case create(String)
  case rename(Group.ID, String)
  case move(Group.ID, from: GroupCategory, to: GroupCategory)
  case add([Member.ID], to: Group.ID)
  case remove(Member.ID, from: Group.ID)
  case insert([GroupSeed.Person], [GroupSeed.Entry])

  /// Creates the change with a number of the walk that `seed` determines, independent of earlier
  /// changes.
  package init(_ number: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ UInt64(number) &* 0x9E37_79B9)
    func group() -> Group.ID { Group.ID(rawValue: .random(in: 1...40, using: &random)) }
    func member() -> Member.ID { Member.ID(rawValue: .random(in: 1...60, using: &random)) }
    func category() -> GroupCategory {
      GroupCategory.allCases.randomElement(using: &random) ?? .joined
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: self = .create("Group \(Int.random(in: 0..<500, using: &random))")
    case 2, 3: self = .rename(group(), "Group \(Int.random(in: 0..<500, using: &random))")
    case 4, 5: self = .move(group(), from: category(), to: category())
    case 6, 7:
      self = .add((0..<Int.random(in: 1...8, using: &random)).map { _ in member() }, to: group())
    case 8: self = .remove(member(), from: group())
    default:
      let people = (0..<Int.random(in: 2...12, using: &random)).map {
        GroupSeed.Person("Given \($0)", "Family \(number)")
      }
      self = .insert(
        people,
        (0..<3).map {
          GroupSeed.Entry(
            "Insert \(number) \($0)", members: Array(people.indices), category: category())
        })
    }
  }

  /// Performs the change. Returns whether the store accepted it.
  @MainActor package func make(
    on repository: SQLiteGroupRepository
  ) async throws(GroupRepositoryError) -> Bool {
    do {
      switch self {
      case .create(let name): _ = try await repository.createGroup(named: name)
      case .rename(let id, let name): _ = try await repository.rename(id, to: name)
      case .move(let id, let from, let to): _ = try await repository.move(id, from: from, to: to)
      case .add(let people, let id): _ = try await repository.addMembers(people, to: id)
      case .remove(let member, let id): _ = try await repository.removeMember(member, from: id)
      case .insert(let people, let groups):
        try await repository.database.insert(people: people, groups: groups)
      }
      return true
    } catch let error as GroupRepositoryError {
      switch error {
      case .notFound, .nameTaken, .moved: return false
      default: throw error
      }
    } catch {
      throw .unavailable(detail: "\(error)")
    }
  }
}
