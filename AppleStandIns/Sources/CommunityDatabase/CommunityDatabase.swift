import CommunityFakes
public import Groups
public import People

/// A stand-in for the sample app's store, whose libraries would have to be built once more for it: the
/// part of its API that the app shells use.
@MainActor
public protocol CommunityStore: AnyObject, Sendable {
  var groups: any GroupRepository { get }
  var people: any PeopleRepository { get }

  func close() async
}

/// A stand-in for the sample app's database, in memory.
@MainActor
public final class CommunityDatabase: CommunityStore {
  private let community: InMemoryCommunity

  public init(path: String) { community = InMemoryCommunity(seed: .runnersAndMore) }

  public var groups: any GroupRepository { InMemoryGroupRepository(community) }
  public var people: any PeopleRepository { InMemoryPeopleRepository(community) }

  public func close() async {}
}
