import CommunityDatabase
import Groups
import Localization
import People

/// The composition root: what every screen's parts reach in the shipped app.
struct LiveDependencies: HasGroupRepository, HasPeopleRepository, HasWallClock, HasLanguage {
  let groupRepository: any GroupRepository
  let peopleRepository: any PeopleRepository
  let wallClock = WallClock.system
  let language: Language

  @MainActor
  init(database: CommunityDatabase, language: Language) {
    groupRepository = SQLiteGroupRepository(database)
    peopleRepository = SQLitePeopleRepository(database) { $0.message(in: language) }
    self.language = language
  }
}
