import ShowcasePreviews
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("The previews of the sample app")
struct PreviewTests {
  private func titles(of view: some View) async -> [String] {
    let screen = SwiftUIScreen(view)
    for _ in 0..<20 {
      screen.settle()
      await Task.yield()
    }
    #expect(screen.warnings == [])
    defer { screen.close() }
    let stack = Person(at: screen.window).navigation
    return stack?.viewControllers.compactMap(\.navigationItem.title) ?? []
  }

  @Test func `show every screen of Groups`() async {
    for (name, route) in ShowcasePreviews.groups {
      #expect(await titles(of: ShowcasePreviews.screen(route)).isEmpty == false, "\(name)")
    }
  }

  @Test func `show the screen of Counter`() async {
    #expect(await titles(of: ShowcasePreviews.counter).isEmpty == false)
  }

  @Test func `show every screen of People`() async {
    for (name, route) in ShowcasePreviews.people {
      #expect(await titles(of: ShowcasePreviews.screen(route)).isEmpty == false, "\(name)")
    }
  }

  @Test func `show every screen of Launches`() async {
    for (name, route) in ShowcasePreviews.launches {
      #expect(await titles(of: ShowcasePreviews.screen(route)).isEmpty == false, "\(name)")
    }
  }
}
