@MainActor
struct UsersViewModel {
  typealias Dependencies = HasUserService

  private let dataSource: UsersDataSource

  init(dependencies: any Dependencies, router: any UsersRouting) {
    dataSource = UsersDataSource(service: dependencies.userService) {
      router.showProfile(of: $0)
    }
  }

  let title = "Users"
  var cells: [UserCellConfiguration] { dataSource.cells }
}
