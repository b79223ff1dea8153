import Observation

@MainActor @Observable
final class UsersDataSource {
  private(set) var problem: String?
  private var users: [User] = []
  private let service: any UserService

  init(service: any UserService) { self.service = service }

  func load() async {
    do {
      users = try await service.users()
      problem = nil
    } catch {
      problem = error.message
    }
  }

  func cells(_ configure: @MainActor (User) -> UserCellConfiguration) -> [UserCellConfiguration] {
    users.map { configure($0) }
  }
}
