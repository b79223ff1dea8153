import CalcotSwiftUI
import SwiftUI
import UIKit

/// A SwiftUI scene whose content UIKit's controllers show, and its user.
@MainActor
struct ShownScene {
  let screen: SwiftUIScreen

  init(_ view: some View, sceneStorage: [String: Any] = [:]) {
    screen = SwiftUIScreen(view, sceneStorage: sceneStorage)
    settle()
  }

  var person: Person { Person(at: screen.window) }

  /// The titles in the visible stack, the root's first.
  var titles: [String] {
    settle()
    return person.navigation?.viewControllers.compactMap(\.navigationItem.title) ?? []
  }

  /// The SwiftUI view of the visible screen.
  var shown: SwiftUIScreen? {
    settle()
    return (person.visibleChain.last as? any DrawingController)?.screen
  }

  var texts: [String] { shown?.texts ?? [] }

  /// The number of modals and the base.
  var layers: Int { screen.window.rootViewController?.presentedChain.count ?? 0 }

  func tap(_ label: String) -> Bool {
    let isTapped = shown?.tap(label) == true
    settle()
    return isTapped
  }

  /// Lets SwiftUI draw, and transitions end.
  func settle() {
    screen.settle()
    screen.window.stage.settle()
    screen.settle()
  }
}
