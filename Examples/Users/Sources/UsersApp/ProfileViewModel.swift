import Calcot
import CalcotViews

@MainActor
struct ProfileViewModel {
  typealias Dependencies = HasUserService & HasFavorites

  private let id: User.ID
  private let dependencies: any Dependencies
  private let router: any ProfileRouting
  private let deletion: DeletionHandler<User>

  init(_ id: User.ID, dependencies: any Dependencies, router: any ProfileRouting) {
    self.id = id
    self.dependencies = dependencies
    self.router = router
    let texts = DeletionTexts<User, any Error>(
      question: { Question("Delete \($0.name)?", action: "Delete", cancel: "Keep") },
      activity: "Deleting…", success: { "\($0.name) is deleted." },
      failure: { _ in "The users cannot be reached." })
    deletion = DeletionHandler(router: router, texts: texts) { user in
      try await dependencies.userService.delete(user)
    }
  }

  private var user: User? { dependencies.userService.users.first { $0.id == id } }
  var title: String { user?.name ?? "User" }
  var homepage: String? { user?.homepage }
  var isFavorite: Bool { dependencies.favorites.users.contains(id) }

  func homepageTapped() async {
    if let homepage { await router.open(homepage) }
  }

  func favoriteSet(_ isOn: Bool) { dependencies.favorites.set(id, isOn) }

  /// The handler asks, deletes under an activity indicator, and says how that went.
  func deleteTapped() async {
    if let user, await deletion.delete(user) == .deleted { router.close() }
  }
}
