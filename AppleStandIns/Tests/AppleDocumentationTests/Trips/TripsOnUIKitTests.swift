import Calcot
import CalcotTesting
import CalcotUIKit
import Testing
import UIKit

/// The storyboard app of the article, used as its user uses it, before and after its middle
/// controller has been moved.
@MainActor
@Suite("One screen of a storyboard app, moved to Calçot")
struct TripsOnUIKitTests {
  enum Version: CaseIterable, Sendable { case before, after }

  private let window = UIWindow()
  private let storyboard = UIStoryboard(name: "Main", bundle: nil)
  private let store = TripStore()
  private var person: Person { Person(at: window) }
  private var titles: [String?] {
    person.navigation?.viewControllers.map(\.navigationItem.title) ?? []
  }
  private var layers: Int { window.rootViewController?.presentedChain.count ?? 0 }
  private var note: String? {
    let labels = person.navigation?.topViewController?.view.subviews.compactMap { $0 as? UILabel }
    return labels?.first?.text
  }
  private var list: TripsViewController? {
    let navigation = window.rootViewController as? UINavigationController
    return navigation?.viewControllers.first as? TripsViewController
  }

  private func start(_ version: Version) async {
    for scene in ["Trips", "Trip", "Place", "Note"] { storyboard.stage(scene) { _ in nil } }
    let list: UIViewController = storyboard.instantiateViewController(identifier: "Trips") {
      [store] coder -> TripsTableController? in
      switch version {
      case .before: BeforeCalcot.TripsViewController(coder: coder, store: store)
      case .after: TripsViewController(coder: coder, store: store)
      }
    }
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    await settle()
  }

  private func settle() async {
    for _ in 0..<20 {
      await Task.yield()
      await list?.tripHost?.app.settle()
      window.stage.settle()
    }
    #expect(window.stage.warnings == [])
  }

  /// Opens the trip called `name`.
  private func open(_ name: String) async throws {
    #expect(try #require(UserAtTable(person)).tap(name))
    await settle()
  }

  private func tap(_ title: String) async {
    let items = person.navigation?.topViewController?.navigationItem.rightBarButtonItems ?? []
    #expect(person.tap(items.first { $0.title == title }), "there is \(title)")
    await settle()
  }

  private func back() async {
    #expect(person.tapBack())
    await settle()
  }

  private func swipeBack(isCancelled: Bool = false) async {
    #expect(person.beginSwipeBack())
    person.endSwipeBack(isCancelled: isCancelled)
    await settle()
  }

  private func pullDown() async throws {
    try #require(person.beginPull()).end(isCancelled: false)
    await settle()
  }

  @Test(arguments: Version.allCases)
  func `Back leads from the last screen to the middle, and from there to the list`(
    _ version: Version
  ) async throws {
    await start(version)
    #expect(titles == ["Trips"])
    try await open("Porto")
    #expect(titles == ["Trips", "Porto"])
    await tap("Place")
    #expect(titles == ["Trips", "Porto", "Ribeira"])
    await back()
    #expect(titles == ["Trips", "Porto"])
    await tap("Place")
    await swipeBack(isCancelled: true)
    #expect(titles == ["Trips", "Porto", "Ribeira"])
    await swipeBack()
    await swipeBack()
    #expect(titles == ["Trips"])
    try await open("Graz")
    #expect(titles == ["Trips", "Graz"])
    await back()
    #expect(titles == ["Trips"])
  }

  @Test(arguments: Version.allCases)
  func `a modal comes over the middle and another one over that, and each goes by itself`(
    _ version: Version
  ) async throws {
    await start(version)
    try await open("Porto")
    #expect(note == "No note yet")
    await tap("Note")
    #expect(titles == ["Note"])
    await tap("Help")
    #expect(titles == ["Help"])
    #expect(layers == 3)
    try await pullDown()
    #expect(titles == ["Note"])
    let shown = person.navigation?.topViewController as? NoteViewController
    shown?.field.insertText("Bring the tickets")
    await tap("Done")
    #expect(titles == ["Trips", "Porto"])
    #expect(note == "Bring the tickets")
    await tap("Note")
    try await pullDown()
    #expect(titles == ["Trips", "Porto"])
    #expect(layers == 1)
    await back()
    #expect(try #require(UserAtTable(person)).rows.first == "Porto Bring the tickets")
  }

  @Test func `the rest of the app presents over the moved screen`() async throws {
    await start(.after)
    try await open("Porto")
    await tap("Note")
    let login = UIViewController()
    person.top?.present(login, animated: true)
    await settle()
    #expect(person.top === login)
    try await pullDown()
    #expect(titles == ["Note"])
    #expect(person.tap(person.navigation?.topViewController?.navigationItem.leftBarButtonItem))
    await settle()
    #expect(titles == ["Trips", "Porto"])
  }

  @Test func `nothing of the moved screen is left after Back`() async throws {
    await start(.after)
    try await open("Porto")
    weak let app = list?.tripHost?.app
    weak let screen = person.navigation?.topViewController
    #expect(screen is TripViewController)
    #expect(app != nil)
    await back()
    #expect(list?.tripHost == nil)
    #expect(app == nil && screen == nil)
  }

  @Test func `a note is kept, after a look at the help`() {
    let coordinator = TripCoordinator(store.trips[0], store: store)
    let app = TestApp(coordinator)
    coordinator.editNote()
    coordinator.showHelp()
    app.expect("A note is kept with its trip.")
    app.dismiss()
    coordinator.keep("Bring the tickets")
    #expect(store.trips[0].note == "Bring the tickets")
    #expect(coordinator.navigation.routes == [.trip])
  }
}
