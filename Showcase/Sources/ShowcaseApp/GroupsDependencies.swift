import Calcot
package import CalcotHandlers
package import Groups
package import Localization
import People

/// The dependencies of Groups: the app's own services, and its builder for the screens of members.
package struct GroupsDependencies: HasGroupRepository, HasPicturePermission, HasWallClock,
  HasLanguage, HasDistanceUnit, HasMemberScreens
{
  let app: any AppCoordinator.Dependencies
  package let distanceUnit: DistanceUnit

  package init(
    app: any AppCoordinator.Dependencies, distanceUnit: DistanceUnit = .kilometres
  ) {
    self.app = app
    self.distanceUnit = distanceUnit
  }

  package var groupRepository: any GroupRepository { app.groupRepository }
  package var picturePermission: any PermissionService { app.photoPermission }
  package var wallClock: WallClock { app.wallClock }
  package var language: Language { app.language }
  @MainActor package var memberScreens: any MemberScreens { ShowcaseScreens(dependencies: app) }
}
