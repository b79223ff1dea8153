import Calcot
package import CalcotViews
package import Groups
package import Localization
import People

/// The dependencies of Groups: the app's own services, and its builder for the screens of members.
package struct GroupsDependencies: HasGroupRepository, HasPicturePermission, HasWallClock,
  HasRegion, HasMemberScreens
{
  let app: any AppCoordinator.Dependencies

  package init(app: any AppCoordinator.Dependencies) { self.app = app }

  package var groupRepository: any GroupRepository { app.groupRepository }
  package var picturePermission: any PermissionService { app.photoPermission }
  package var wallClock: WallClock { app.wallClock }
  package var region: Region { app.region }
  @MainActor package var memberScreens: any MemberScreens { ShowcaseScreens(dependencies: app) }
}
