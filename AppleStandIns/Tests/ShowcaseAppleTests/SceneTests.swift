import Calcot
import CalcotUIKit
import Foundation
import Groups
import Testing
import UIKit

@testable import ShowcaseUIKit

@MainActor
@Suite("The scenes of the sample app on UIKit")
struct SceneTests {
  /// Lets a scene come to rest, and waits until it shows what its database has.
  private func settle(
    _ scene: SceneOnStage<SceneDelegate>, until isThere: @escaping (UINavigationController) -> Bool
  ) async throws {
    let window = try #require(scene.delegate.window)
    func isShown() -> Bool { Person(at: window).navigation.map(isThere) ?? false }
    var rounds = 0
    while rounds < 20 || !isShown(), rounds < 100_000 {
      rounds += 1
      await Task.detached {}.value
      window.stage.settle()
    }
    #expect(isShown())
    #expect(window.stage.warnings == [])
  }

  @Test func `follow a link that starts the app, and one that comes later`() async throws {
    let link = try #require(URL(string: "calcot-showcase:///groups/2"))
    let scene = SceneOnStage(SceneDelegate(), opening: link)
    try await settle(scene) { $0.topViewController?.title == "Early Birds" }
    scene.open(try #require(URL(string: "calcot-showcase:///people/1")))
    try await settle(scene) { $0.topViewController?.navigationItem.title == "Anna Gruber" }
  }

  @Test func `follow a universal link that starts the app, and one that comes later`() async throws
  {
    let activity = NSUserActivity(activityType: "NSUserActivityTypeBrowsingWeb")
    activity.webpageURL = URL(string: "https://example.org/groups/2")
    let scene = SceneOnStage(SceneDelegate(), continuing: activity)
    try await settle(scene) { $0.topViewController?.title == "Early Birds" }
    activity.webpageURL = URL(string: "https://example.org/people/1")
    scene.continue(activity)
    try await settle(scene) { $0.topViewController?.navigationItem.title == "Anna Gruber" }
  }

  @Test func `start where they were, and apart from one another`() async throws {
    let first = SceneOnStage(SceneDelegate())
    try await settle(first) { $0.viewControllers.count == 1 }
    first.open(try #require(URL(string: "calcot-showcase:///groups/2/members")))
    try await settle(first) { $0.viewControllers.count == 3 }
    let activity = try #require(first.enterBackground())
    first.disconnect()
    #expect(first.delegate.window == nil)

    let second = SceneOnStage(SceneDelegate(), restoring: activity)
    let third = SceneOnStage(SceneDelegate())
    try await settle(second) { $0.viewControllers.count == 3 }
    try await settle(third) { $0.viewControllers.count == 1 }
  }
}
