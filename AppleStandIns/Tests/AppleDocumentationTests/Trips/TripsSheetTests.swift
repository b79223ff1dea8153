import Calcot
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// The storyboard app of the article whose list presents the moved screen.
@MainActor
@Suite("A list that presents the moved screen")
struct TripsSheetTests {
  private let window = UIWindow()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let store = TripStore()
  private let list: TripsSheetController
  private var person: Person { Person(at: window) }
  private var titles: [String?] {
    person.navigation?.viewControllers.map(\.navigationItem.title) ?? []
  }
  private var layers: Int { window.rootViewController?.presentedChain.count ?? 0 }
  private var isOver: Bool { list.tripHost == nil && list.presentedViewController == nil }

  init() async throws {
    for scene in ["Trips", "Trip", "Place", "Note"] { storyboard.stage(scene) { _ in nil } }
    list = storyboard.instantiateViewController(identifier: "Trips") { [store] coder in
      TripsSheetController(coder: coder, store: store)
    }
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    #expect(try #require(UserAtTable(person)).tap("Porto"))
    await settle()
    #expect(titles == ["Porto"] && layers == 2)
  }

  private func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      await list.tripHost?.app.settle()
      window.stage.settle()
    }
    #expect(window.stage.warnings == [])
  }

  private func tap(_ title: String) async {
    let items = person.navigation?.topViewController?.navigationItem.rightBarButtonItems ?? []
    #expect(person.tap(items.first { $0.title == title }), "there is \(title)")
    await settle()
  }

  private func close() async {
    let item = person.navigation?.viewControllers.first?.navigationItem.leftBarButtonItem
    #expect(person.tap(item))
    await settle()
  }

  @Test func `the flow is closed, and the list shows what has changed in it`() async throws {
    await tap("Note")
    let note = try #require(person.navigation?.topViewController as? NoteViewController)
    note.field.insertText("Bring the tickets")
    await tap("Done")
    await close()
    #expect(titles == ["Trips"] && isOver)
    #expect(try #require(UserAtTable(person)).rows.first == "Porto Bring the tickets")
  }

  @Test func `the existing app dismisses the flow, with the existing note over it`() async {
    await tap("Note")
    #expect(layers == 3)
    list.loggedOut()
    await settle()
    #expect(titles == ["Trips"] && isOver)
  }
}
