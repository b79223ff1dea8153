import Calcot
import CalcotViews

@MainActor
struct ScreensBuilder {
  typealias Dependencies = UsersViewModel.Dependencies & ProfileViewModel.Dependencies

  let dependencies: any Dependencies

  func users(on navigation: FlowNavigation<UsersRoute>) -> Calcot {
    let router = UsersRouter(navigation: navigation)
    let viewModel = UsersViewModel(dependencies: dependencies, router: router)
    return Calcot(viewModel, view: UsersView.init)
      .task("load the users") { await viewModel.load() }
      .task(on: dependencies.userService.usersDidChange) { await viewModel.load() }
  }

  func profile(of id: User.ID, known: User?, on navigation: Navigation) -> Calcot {
    let router = ProfileRouter(navigation: navigation)
    let viewModel = ProfileViewModel(
      id, known: known, dependencies: dependencies, router: router)
    return Calcot(viewModel, view: ProfileView.init)
      .task("load the user") { await viewModel.load() }
  }
}
