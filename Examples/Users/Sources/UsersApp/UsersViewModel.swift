/// A struct, and yet its screen follows changes: the data source and the favorites are observable.
@MainActor
struct UsersViewModel {
  typealias Dependencies = HasUserService & HasFavorites

  private let dataSource: UsersDataSource
  private let favorites: Favorites
  private let router: any UsersRouting

  init(dependencies: any Dependencies, router: any UsersRouting) {
    dataSource = UsersDataSource(service: dependencies.userService)
    favorites = dependencies.favorites
    self.router = router
  }

  let title = "Users"
  var problem: String? { dataSource.problem }
  var cells: [UserCellConfiguration] { dataSource.cells(cell) }

  func load() async { await dataSource.load() }

  private func cell(_ user: User) -> UserCellConfiguration {
    UserCellConfiguration(
      id: user.id, name: user.name, note: favorites.users.contains(user.id) ? "Favorite" : nil
    ) { [router] in
      router.showProfile(of: user)
    }
  }
}
