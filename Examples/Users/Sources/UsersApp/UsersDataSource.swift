struct UserCellConfiguration: Identifiable {
  let id: User.ID
  let name: String
  let homepage: String
  let onTap: @MainActor () -> Void
}

@MainActor
struct UsersDataSource {
  let service: any UserService

  func cells(_ configure: (User) -> UserCellConfiguration) -> [UserCellConfiguration] {
    service.users.map(configure)
  }
}
