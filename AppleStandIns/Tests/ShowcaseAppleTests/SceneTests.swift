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
  private func settle(_ scene: SceneOnStage<SceneDelegate>) async throws -> Person {
    let window = try #require(scene.delegate.window)
    for _ in 0..<20 {
      await Task.yield()
      window.stage.settle()
    }
    #expect(window.stage.warnings == [])
    return Person(at: window)
  }

  @Test func `follow a link that starts the app, and one that comes later`() async throws {
    let link = try #require(URL(string: "calcot-showcase:///groups/2"))
    let scene = SceneOnStage(SceneDelegate(), opening: link)
    var person = try await settle(scene)
    #expect(person.navigation?.topViewController?.title == "Early Birds")
    scene.open(try #require(URL(string: "calcot-showcase:///people/1")))
    person = try await settle(scene)
    #expect(person.navigation?.topViewController?.navigationItem.title == "Anna Gruber")
  }

  @Test func `start where they were, and apart from one another`() async throws {
    let first = SceneOnStage(SceneDelegate())
    _ = try await settle(first)
    first.open(try #require(URL(string: "calcot-showcase:///groups/2/members")))
    _ = try await settle(first)
    let activity = try #require(first.enterBackground())
    first.disconnect()
    #expect(first.delegate.window == nil)

    let second = SceneOnStage(SceneDelegate(), restoring: activity)
    let third = SceneOnStage(SceneDelegate())
    #expect(try await settle(second).navigation?.viewControllers.count == 3)
    #expect(try await settle(third).navigation?.viewControllers.count == 1)
  }
}
