struct UserCellConfiguration: Identifiable {
  let id: User.ID
  let name: String
  let homepage: String
  let onTap: @MainActor () -> Void
}

@MainActor
struct UsersDataSource {
  let service: any UserService
  let onTap: @MainActor (User) -> Void

  var cells: [UserCellConfiguration] {
    service.users.map { user in
      UserCellConfiguration(id: user.id, name: user.name, homepage: user.homepage) { onTap(user) }
    }
  }
}
