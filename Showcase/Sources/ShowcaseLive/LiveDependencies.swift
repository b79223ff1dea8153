package import CommunityDatabase
package import Groups
package import Localization
package import People

/// The composition root: what every screen's parts reach in the shipped apps, on every host.
package struct LiveDependencies: HasGroupRepository, HasPeopleRepository, HasWallClock, HasLanguage
{
  package let groupRepository: any GroupRepository
  package let peopleRepository: any PeopleRepository
  package let wallClock = WallClock.system
  package let language: Language

  /// Everything on one database, in one person's language.
  @MainActor
  package init(database: CommunityDatabase, language: Language) {
    groupRepository = SQLiteGroupRepository(database)
    peopleRepository = SQLitePeopleRepository(database) { $0.message(in: language) }
    self.language = language
  }
}
