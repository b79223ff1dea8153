public import CommunityFakes
public import Groups
import People

/// A stand-in for the sample app's database, whose library would have to be built once more for it:
/// the part of its API that the app shells use, in memory.
@MainActor
public final class CommunityDatabase {
  let community: InMemoryCommunity

  public init(path: String) { community = InMemoryCommunity(seed: .runnersAndMore) }

  public func close() async {}
}

public typealias SQLiteGroupRepository = InMemoryGroupRepository
public typealias SQLitePeopleRepository = InMemoryPeopleRepository

extension InMemoryGroupRepository {
  public convenience init(_ database: CommunityDatabase) { self.init(database.community) }
}

extension InMemoryPeopleRepository {
  public convenience init(_ database: CommunityDatabase) { self.init(database.community) }
}
