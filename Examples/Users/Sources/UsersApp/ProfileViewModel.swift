import Calcot
import CalcotViews
import Observation

@MainActor @Observable
final class ProfileViewModel {
  typealias Dependencies = HasUserService & HasFavorites

  private(set) var problem: String?
  private var user: User?
  private let id: User.ID
  private let dependencies: any Dependencies
  private let router: any ProfileRouting
  private let deletion: DeletionHandler<User>

  init(
    _ id: User.ID, known: User?, dependencies: any Dependencies, router: any ProfileRouting
  ) {
    (self.id, self.dependencies, self.router) = (id, dependencies, router)
    deletion = DeletionHandler(router: router, texts: .user) { user throws(UserServiceError) in
      try await dependencies.userService.delete(user)
    }
    user = known
  }

  var title: String { user?.name ?? "User" }
  var homepage: String? { user?.homepage }
  var isFavorite: Bool { dependencies.favorites.users.contains(id) }

  func load() async {
    do {
      user = try await dependencies.userService.user(id)
      problem = user == nil ? "This user is gone." : nil
    } catch {
      problem = error.message
    }
  }

  func homepageTapped() async {
    if let homepage { await router.open(homepage) }
  }

  func favoriteSet(_ isOn: Bool) { dependencies.favorites.set(id, isOn) }

  func deleteTapped() async {
    if let user, await deletion.delete(user) == .deleted { router.close() }
  }
}

extension DeletionTexts<User, UserServiceError> {
  static var user: Self {
    Self(
      question: { Question("Delete \($0.name)?", action: "Delete", cancel: "Keep") },
      activity: "Deleting…", success: { "\($0.name) is deleted." }, failure: { $0.message })
  }
}
