import Groups
import GroupsDatabase

/// The composition root: what every screen's parts reach in the shipped app.
struct LiveDependencies: HasGroupRepository, HasWallClock {
  let groupRepository: any GroupRepository
  let wallClock = WallClock.system

  @MainActor
  init(databasePath: String, busyTimeout: Duration) {
    groupRepository = SQLiteGroupRepository(path: databasePath, busyTimeout: busyTimeout)
  }
}
