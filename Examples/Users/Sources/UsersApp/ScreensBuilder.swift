import Calcot
import CalcotViews

/// Makes the calçot of each screen: its Router, its ViewModel with the Router, and its View.
@MainActor
struct ScreensBuilder {
  typealias Dependencies = UsersViewModel.Dependencies & ProfileViewModel.Dependencies

  let dependencies: any Dependencies

  func users(on navigation: FlowNavigation<UsersRoute>) -> Calcot {
    let router = UsersRouter(navigation: navigation)
    let viewModel = UsersViewModel(dependencies: dependencies, router: router)
    return Calcot(viewModel, view: UsersView.init)
  }

  func profile(of id: User.ID, on navigation: FlowNavigation<UsersRoute>) -> Calcot {
    let router = ProfileRouter(navigation: navigation)
    let viewModel = ProfileViewModel(id, dependencies: dependencies, router: router)
    return Calcot(viewModel, view: ProfileView.init)
  }
}
