import Calcot
import CalcotTesting
import Foundation
import Observation
import SwiftUI
import Testing
import UIKit

@testable import CalcotSwiftUI

@MainActor
struct CalcotHostTests {
  private let coordinator = PantryCoordinator()

  @Test func `shows the app, and another one when it is given another`() async {
    let app = CalcotApp(coordinator)
    let scene = ShownScene(CalcotHost(app))
    #expect(scene.titles == ["Shelf"])
    coordinator.navigation.push(.jar(2))
    #expect(scene.titles == ["Shelf", "Jar 2"])
    #expect(scene.person.tapBack())
    scene.settle()
    #expect(coordinator.navigation.routes == [.shelf])
    #expect(scene.screen.warnings == [])
    #expect(scene.screen.window.stage.warnings == [])
  }

  @Test func `takes its width from the scene, and shows modals over the scene's window`() async {
    let app = CalcotApp(coordinator)
    let scene = ShownScene(CalcotHost(app))
    #expect(app.tree.isNarrow)
    scene.screen.horizontalSizeClass = .regular
    scene.settle()
    #expect(!app.tree.isNarrow)
    coordinator.navigation.present(.label)
    #expect(scene.titles == ["Label"])
    #expect(scene.layers == 2)
  }

  @Test func `takes a modal off with it when its view goes, and the app goes on`() async {
    let app = CalcotApp(coordinator)
    let shelf = Shelf()
    let scene = ShownScene(ShelfScene(shelf: shelf, app: app))
    coordinator.navigation.present(.label)
    scene.settle()
    #expect(scene.layers == 2)
    shelf.isOpen = false
    scene.settle()
    #expect(scene.layers == 1)
    #expect(app.tree.layers.count == 2)
  }

  @Test func `is released with its scene`() async {
    weak var weakApp: CalcotApp?
    do {
      let (scene, made) = stored([:])
      weakApp = made.apps.first
      made.apps = []
      #expect(scene.tap("Jar 2, No. 2"))
      #expect(weakApp?.tree.screens.count == 2)
      scene.screen.close()
    }
    #expect(weakApp == nil)
  }

  @Test("opens the links that the system gives to the scene, unless it is told not to")
  func links() throws {
    let url = try #require(URL(string: "pantry://app/jars/3"))
    for opensLinks in [true, false] {
      let coordinator = PantryCoordinator()
      let app = CalcotApp(coordinator, routes: pantryRoutes)
      let scene = ShownScene(CalcotHost(app, opensLinks: opensLinks))
      scene.screen.openURL(url)
      #expect(coordinator.navigation.routes == (opensLinks ? [.shelf, .jar(3)] : [.shelf]))
      #expect(scene.titles.last == (opensLinks ? "Jar 3" : "Shelf"))
    }
  }

  @Test func `starts in a new process where the scene was`() {
    let first = stored([:])
    #expect(first.scene.tap("Jar 2, No. 2"))
    #expect(first.scene.titles == ["Shelf", "Jar 2"])
    #expect(first.scene.screen.sceneStorage.isEmpty)
    first.scene.screen.scenePhase = .background
    first.scene.settle()
    let kept = first.scene.screen.sceneStorage
    #expect(kept["calcot"] is Data)
    let second = stored(kept)
    #expect(second.scene.titles == ["Shelf", "Jar 2"])
    #expect(second.made.apps.count == 1)
  }

  @Test func `opens a link in an app that it makes itself, too`() throws {
    let first = stored([:])
    first.scene.screen.openURL(try #require(URL(string: "pantry://app/jars/2")))
    #expect(first.scene.titles == ["Shelf", "Jar 2"])
    #expect(first.made.apps.count == 1)
  }

  @Test("starts at the root if the stored data is damaged or no state at all", arguments: 0..<20)
  func rubbish(seed: Int) throws {
    let first = stored([:])
    #expect(first.scene.tap("Jar 1, No. 1"))
    first.scene.screen.scenePhase = .background
    first.scene.settle()
    var data = try #require(first.scene.screen.sceneStorage["calcot"] as? Data)
    var random = SeededGenerator(seed: UInt64(seed))
    if seed == 0 { data = Data("rubbish".utf8) } else if seed == 1 { data = Data() }
    if seed > 1 {
      data.removeLast(.random(in: 1..<data.count, using: &random))
    }
    let second = stored(["calcot": data])
    #expect(second.scene.titles == ["Shelf"])
    #expect(second.made.apps.first?.restoration?.failure != nil)
  }

  @Test func `says why the state could not be stored`() {
    var issues: [String] = []
    let screen = SwiftUIScreen(
      CalcotHost { _ in
        let app = CalcotApp(PantryCoordinator())
        app.issues.add { issues.append($0) }
        return app
      })
    screen.settle()
    screen.scenePhase = .background
    screen.settle()
    #expect(screen.sceneStorage.isEmpty)
    #expect(issues.count == 1)
  }

  @Test func `shows a registered view, with the ViewModel that was made last`() async {
    let app = CalcotApp(coordinator)
    let scene = ShownScene(
      CalcotHost(app) { views in
        views.register { (viewModel: ScaleViewModel) in Text("\(viewModel.weight) g") }
      })
    coordinator.navigation.push(.scale)
    scene.settle()
    #expect(scene.texts.contains("1 g"))
    coordinator.pantry.weight = 7
    await app.settle()
    scene.settle()
    #expect(scene.texts.contains("7 g"))
    #expect(!scene.texts.contains { $0.hasPrefix("Semantically") })
  }

  @Test func `knows what a registered view does as its screen's, and waits for it`() async throws {
    let app = CalcotApp(coordinator)
    let scene = ShownScene(
      CalcotHost(app) { views in
        views.register { (viewModel: ScaleViewModel) in
          ScaleScreen { [coordinator] in coordinator.navigation.push(.jar(4)) }
        }
      })
    coordinator.navigation.push(.scale)
    scene.settle()
    let scale = try #require(app.tree.visible?.id)
    var askedBy: [TreeTransition.Asker] = []
    app.transitions.add { askedBy.append($0.askedBy) }
    #expect(scene.tap("Now"))
    coordinator.navigation.pop()
    scene.settle()
    #expect(scene.tap("Later"))
    await app.settle()
    #expect(askedBy == [.screen(scale), .app, .screen(scale)])
    #expect(app.tree.screens.count == 3)
  }

  @Test(
    "makes an app once, however often the view around it is made again, and stores nothing of it")
  func madeOnce() {
    let (shelf, made) = (Shelf(), MadeApps())
    let scene = ShownScene(LabelledShelf(shelf: shelf, made: made))
    #expect(scene.tap("Jar 2, No. 2"))
    shelf.isOpen = false
    #expect(scene.titles == ["Shelf", "Jar 2"])
    #expect(made.apps.count == 1)
    scene.screen.scenePhase = .background
    scene.settle()
    #expect(scene.screen.sceneStorage.isEmpty)
  }

  @Test func `makes the app of a preview once`() {
    let shelf = Shelf()
    let scene = ShownScene(PreviewedShelf(shelf: shelf))
    #expect(scene.tap("Jar 2, No. 2"))
    shelf.isOpen = false
    #expect(scene.titles == ["Shelf", "Jar 2"])
  }

  @Test func `shows one screen for a preview, whatever the coordinator starts with`() {
    #expect(ShownScene(ScreenPreview(.jar(4), of: PantryCoordinator())).titles == ["Jar 4"])
    #expect(ShownScene(ScreenPreview(of: PantryCoordinator())).titles == ["Shelf"])
    #expect(ShownScene(ScreenPreview(.right, of: TrayTabsCoordinator())).layers == 2)
  }

  private func stored(_ storage: [String: Any]) -> (scene: ShownScene, made: MadeApps) {
    let made = MadeApps()
    let scene = ShownScene(
      CalcotHost { state in
        let app = CalcotApp(PantryCoordinator(), routes: pantryRoutes, restoring: state)
        made.apps.append(app)
        return app
      }, sceneStorage: storage)
    return (scene, made)
  }
}

@MainActor
private final class MadeApps {
  var apps: [CalcotApp] = []
}

@MainActor @Observable
private final class Shelf {
  var isOpen = true
}

private struct ShelfScene: View {
  let shelf: Shelf
  let app: CalcotApp

  var body: some View {
    if shelf.isOpen { CalcotHost(app) } else { Text("Closed") }
  }
}

private struct LabelledShelf: View {
  let shelf: Shelf
  let made: MadeApps

  var body: some View {
    VStack {
      Text(shelf.isOpen ? "Open" : "Closed")
      CalcotHost {
        let app = CalcotApp(PantryCoordinator(), routes: pantryRoutes)
        made.apps.append(app)
        return app
      }
    }
  }
}

private struct PreviewedShelf: View {
  let shelf: Shelf

  var body: some View {
    VStack {
      Text(shelf.isOpen ? "Open" : "Closed")
      ScreenPreview(of: PantryCoordinator())
    }
  }
}

private struct ScaleScreen: View {
  let goOn: @MainActor () -> Void
  @Environment(\.asScreen) private var asScreen

  var body: some View {
    Button("Now") { asScreen { goOn() } }
    Button("Later") {
      asScreen {
        for _ in 0..<50 { await Task.yield() }
        goOn()
      }
    }
  }
}
