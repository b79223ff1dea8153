@MainActor
struct UsersViewModel {
  typealias Dependencies = HasUserService

  private let dataSource: UsersDataSource

  init(dependencies: any Dependencies, router: any UsersRouting) {
    dataSource = UsersDataSource(service: dependencies.userService) { user in
      UserCellConfiguration(
        id: user.id, name: user.name, homepage: user.homepage,
        onTap: { router.showProfile(of: user) })
    }
  }

  let title = "Users"
  var cells: [UserCellConfiguration] { dataSource.cells }
}
