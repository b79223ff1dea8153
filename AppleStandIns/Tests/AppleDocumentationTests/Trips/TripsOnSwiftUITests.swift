import Calcot
import CalcotSwiftUI
import SwiftUI
import Testing
import UIKit

/// The SwiftUI app of the article, used as its user uses it.
@MainActor
@Suite("One screen of a SwiftUI app, moved to Calçot")
struct TripsOnSwiftUITests {
  private let store = TripStore()
  private let screen: SwiftUIScreen
  private var person: Person { Person(at: screen.window) }

  init() { screen = SwiftUIScreen(TripsScreen(store: store)) }

  /// The titles that the flow shows; none while the list is on top.
  private var titles: [String] {
    person.navigation?.viewControllers.compactMap(\.navigationItem.title) ?? []
  }

  private var shown: SwiftUIScreen? {
    (person.visibleChain.last as? any DrawingController)?.screen
  }

  private func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      screen.settle()
      screen.window.stage.settle()
      shown?.settle()
    }
    #expect(screen.warnings == [])
    #expect(screen.window.stage.warnings == [])
  }

  private func open(_ name: String) async {
    #expect(screen.tap(name))
    await settle()
  }

  private func tap(_ label: String) async {
    #expect(shown?.tap(label) == true, "there is \(label)")
    await settle()
  }

  private func pullDown() async throws {
    try #require(person.beginPull()).end(isCancelled: false)
    await settle()
  }

  @Test func `Back leads from the last screen to the middle, and from there to the list`() async {
    await open("Porto")
    #expect(titles == ["Porto"])
    #expect(screen.titles.count == 2)
    #expect(!screen.canGoBack, "the outer bar is hidden")
    await tap("Place")
    #expect(titles == ["Porto", "Ribeira"])
    #expect(person.tapBack())
    await settle()
    #expect(titles == ["Porto"])
    #expect(shown?.tap(identifier: "calcot.back") == true)
    await settle()
    #expect(titles == [])
    #expect(screen.titles == ["Trips"])
    await open("Graz")
    #expect(titles == ["Graz"])
  }

  @Test func `a modal comes over the middle and another one over that, and each goes by itself`()
    async throws
  {
    await open("Porto")
    #expect(shown?.texts.contains("No note yet") == true)
    await tap("Note")
    #expect(titles == ["Note"])
    await tap("Help")
    #expect(titles == ["Help"])
    try await pullDown()
    #expect(titles == ["Note"])
    #expect(shown?.fill("Note", with: "Bring the tickets") == true)
    await tap("Done")
    #expect(titles == ["Porto"])
    #expect(shown?.texts.contains("Bring the tickets") == true)
    await tap("Note")
    try await pullDown()
    #expect(titles == ["Porto"])
  }

  @Test func `nothing of the moved screen is left after Back`() async {
    await open("Porto")
    weak let flow = person.navigation
    weak let controller = person.navigation?.topViewController
    #expect(controller != nil)
    #expect(shown?.tap(identifier: "calcot.back") == true)
    await settle()
    #expect(flow == nil && controller == nil)
  }
}
