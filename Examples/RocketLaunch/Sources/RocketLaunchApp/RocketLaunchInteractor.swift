enum RocketStatus { case success, failure }

@MainActor protocol APIManager: AnyObject {
  func fetchRocketData() async -> RocketStatus
}

@MainActor
final class RocketLaunchInteractor {
  private let manager: any APIManager

  init(manager: any APIManager) { self.manager = manager }

  func fetchRocketData() async -> RocketStatus { await manager.fetchRocketData() }
}
