struct UserCellConfiguration: Identifiable {
  let id: User.ID
  let name: String
  let homepage: String
  let onTap: @MainActor () -> Void
}

@MainActor
struct UsersDataSource {
  let service: any UserService
  let cell: @MainActor (User) -> UserCellConfiguration

  var cells: [UserCellConfiguration] { service.users.map { cell($0) } }
}
