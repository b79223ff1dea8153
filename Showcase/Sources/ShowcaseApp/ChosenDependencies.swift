import Calcot
import CalcotHandlers
import Counter
import Groups
import Launches
import Localization
import People

/// The dependencies of the app, with the language that the user has chosen in the settings.
struct ChosenDependencies: AppCoordinator.Dependencies {
  let app: any AppCoordinator.Dependencies
  let language: Language

  var groupRepository: any GroupRepository { app.groupRepository }
  var peopleRepository: any PeopleRepository { app.peopleRepository }
  var photoPermission: any PermissionService { app.photoPermission }
  var launchesAPI: any LaunchesAPI { app.launchesAPI }
  var launchesStore: any LaunchesStore { app.launchesStore }
  var downloadPermission: any PermissionService { app.downloadPermission }
  var counterService: any CounterService { app.counterService }
  var wallClock: WallClock { app.wallClock }
}
