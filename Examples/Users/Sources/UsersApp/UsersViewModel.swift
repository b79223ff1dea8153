@MainActor
struct UsersViewModel {
  typealias Dependencies = HasUserService

  private let dataSource: UsersDataSource
  private let router: any UsersRouting

  init(dependencies: any Dependencies, router: any UsersRouting) {
    dataSource = UsersDataSource(service: dependencies.userService)
    self.router = router
  }

  let title = "Users"

  var cells: [UserCellConfiguration] {
    dataSource.cells { user in
      UserCellConfiguration(id: user.id, name: user.name, homepage: user.homepage) {
        router.showProfile(of: user)
      }
    }
  }
}
