import Calcot
import SwiftUI
import UIKit

@testable import DemoIOS

/// The use of an app that `calcot new` has made, on the stand-ins: its start, as the system starts it,
/// and each of its native screens, whose number it prints. `Scripts/check-new` compiles it with what was
/// made, and runs it.
///
/// A screen's name ends with the interface that it was made for, and has its content in it.
@main
@MainActor
struct NewAppUse {
  private let window: UIWindow
  private let showsControllers: Bool
  private var person: Person { Person(at: window) }
  private var controller: UIViewController? { person.navigation?.topViewController }

  static func main() async {
    do {
      #if OnUIKit
        let scene = SceneOnStage(SceneDelegate())
        guard let window = scene.delegate.window else { throw Problem("The scene has no window.") }
        let use = NewAppUse(window: window, showsControllers: true)
      #else
        let screen = SwiftUIScreen(app: DemoMain())
        screen.settle()
        let use = NewAppUse(window: screen.window, showsControllers: false)
      #endif
      await use.settle()
      let used = try await use.useTabs()
      #if OnUIKit
        guard scene.enterBackground()?.savedAppState != nil else {
          throw Problem("The scene keeps no state.")
        }
        scene.disconnect()
      #endif
      print(used)
    } catch {
      print(error)
      exit(1)
    }
  }

  /// Uses each screen that is native here, and returns the number of them.
  private func useTabs() async throws -> Int {
    let tabs = person.visibleChain.lazy.compactMap { $0 as? UITabBarController }.last
    let titles = (tabs?.viewControllers ?? []).map { $0.tabBarItem.title ?? "" }
    var used = 0
    for (index, title) in titles.enumerated() {
      // NB: returns false also where the host selects the tab by itself.
      _ = person.tapTab(index)
      await settle()
      try check(tabs?.selectedIndex == index, "The tab \(title) cannot be tapped.")
      used += try await title == "Shop" ? useMenu() : useScreen(title)
    }
    try check(window.stage.warnings.isEmpty, window.stage.warnings.joined(separator: "\n"))
    return used
  }

  /// Uses the screens that the menu of a feature leads to.
  private func useMenu() async throws -> Int {
    guard let menu = (controller as? any DrawingController)?.screen else {
      throw Problem("The menu is not drawn.")
    }
    var used = 0
    for row in menu.top.all(.button).map(\.label) {
      try check(menu.tap(row), "'\(row)' of the menu cannot be tapped.")
      await settle()
      used += try await useScreen(row)
      try check(person.tapBack(), "There is no way back from \(row).")
      await settle()
    }
    return used
  }

  /// Uses a screen if it is native here; returns 1 in that case.
  private func useScreen(_ title: String) async throws -> Int {
    try check(!readableTexts.isEmpty, "\(title) shows nothing.")
    if title.hasSuffix("uikit"), showsControllers {
      try await useController(title)
    } else if title.hasSuffix("swiftui") {
      try await useView(title)
    } else {
      return 0
    }
    return 1
  }

  private var readableTexts: [String] {
    let drawn = (controller as? any DrawingController)?.screen.drawing.all.map(\.label)
    return (drawn ?? [controller?.navigationItem.title ?? ""]).filter { !$0.isEmpty }
  }

  // MARK: On UIKit

  private func useController(_ title: String) async throws {
    try check(
      String(describing: controller.map { type(of: $0) }).contains("ViewController"),
      "\(title) is not shown by its controller.")
    try check(controller?.navigationItem.title == title, "\(title) has no title.")
    if title.contains(" list ") {
      try await useTable(title)
    } else if title.contains(" form ") {
      try await useField(title)
    } else {
      let label = controller?.view.subviews.lazy.compactMap { $0 as? UILabel }.first
      try check(label?.text?.hasPrefix("Everything about") == true, "\(title) has no text.")
      try checkRoom(label, of: title)
      try await tapBar(title)
      try check(barItem == nil, "\(title) can be marked twice.")
      try checkMessage("\(title) read")
    }
  }

  private func useTable(_ title: String) async throws {
    guard let table = UserAtTable(person) else { throw Problem("\(title) has no table.") }
    try check(table.footers == ["Nothing here yet"], "\(title) does not say that it is empty.")
    try await tapBar(title)
    try check(table.rows == ["Item 1"], "\(title) has the rows \(table.rows).")
    try check(table.footers.isEmpty, "\(title) says that it is empty.")
    try check(table.tap("Item 1"), "The row of \(title) cannot be tapped.")
    await settle()
    try checkMessage("Item 1 picked")
    try check(table.swipe("Item 1", action: "Remove"), "The row of \(title) cannot be removed.")
    await settle()
    try check(table.rows.isEmpty, "The row of \(title) was not removed.")
  }

  private func useField(_ title: String) async throws {
    let field = controller?.view.subviews.lazy.compactMap { $0 as? UITextField }.first
    guard let field else { throw Problem("\(title) has no field.") }
    try check(barItem?.isEnabled == false, "\(title) can be saved at once.")
    try check(field.placeholder == "Text", "\(title) does not say what to type.")
    try checkRoom(field, of: title)
    field.insertText("Leeks")
    await settle()
    try check(field.text == "Leeks", "\(title) shows '\(field.text ?? "")'.")
    try await tapBar(title)
    try check(barItem?.isEnabled == false, "\(title) was not saved.")
    try checkMessage("\(title) saved")
  }

  /// Lays out a controller's view, and fails where one of its views gets no room.
  private func checkRoom(_ view: UIView?, of title: String) throws {
    controller?.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller?.viewDidLayoutSubviews()
    try check(view?.frame.isEmpty == false, "\(title) has no room for what it shows.")
  }

  private var barItem: UIBarButtonItem? { controller?.navigationItem.rightBarButtonItem }

  private func tapBar(_ title: String) async throws {
    try check(person.tap(barItem), "The button of \(title) cannot be tapped.")
    await settle()
  }

  // MARK: In SwiftUI

  private func useView(_ title: String) async throws {
    guard let screen = (controller as? any DrawingController)?.screen else {
      throw Problem("\(title) is not drawn.")
    }
    try check(screen.title == title, "\(title) has the title \(screen.title ?? "").")
    if title.contains(" list ") {
      try check(screen.top.first(.unavailable) != nil, "\(title) does not say that it is empty.")
      try await tap("Add", in: screen, of: title)
      try await tap("Item 1", in: screen, of: title)
      try checkMessage("Item 1 picked")
      guard let row = screen.top.first(.row) else { throw Problem("\(title) has no row.") }
      try check(screen.swipe(row, "Remove"), "The row of \(title) cannot be removed.")
      await settle()
      try check(screen.top.first(.row) == nil, "The row of \(title) was not removed.")
    } else if title.contains(" form ") {
      try check(save(in: screen)?.isEnabled == false, "\(title) can be saved at once.")
      try check(screen.type("Leeks", into: "Text"), "\(title) has no field.")
      await settle()
      try check(screen.top.first(.textField)?.value == "Leeks", "\(title) shows another text.")
      try await tap("Save", in: screen, of: title)
      try check(save(in: screen)?.isEnabled == false, "\(title) was not saved.")
      try checkMessage("\(title) saved")
    } else {
      let isShown = screen.top.seen.contains { $0.label.hasPrefix("Everything about") }
      try check(isShown, "\(title) has no text.")
      try await tap("Mark as read", in: screen, of: title)
      try check(screen.top.first(.button) == nil, "\(title) can be marked twice.")
      try checkMessage("\(title) read")
    }
    try check(screen.warnings.isEmpty, screen.warnings.joined(separator: "\n"))
  }

  private func save(in screen: SwiftUIScreen) -> DrawnNode? {
    screen.settle()
    return screen.top.first(.button, "Save")
  }

  private func tap(_ label: String, in screen: SwiftUIScreen, of title: String) async throws {
    // NB: a control of a semantic View has an identifier.
    let control = screen.top.seen.first { $0.kind == .button && $0.label == label }
    try check(control?.identifier == "", "\(title) is not shown by its own view.")
    try check(screen.tap(label), "'\(label)' of \(title) cannot be tapped.")
    await settle()
  }

  // MARK: Messages

  /// Fails unless the app says something above its screens.
  private func checkMessage(_ text: String) throws {
    let overlays = window.subviews.compactMap { ($0.owner as? any DrawingController)?.screen }
    for overlay in overlays { overlay.settle() }
    let shown = overlays.flatMap { $0.drawing.all.map(\.label) }
    try check(shown.contains(text), "The app does not say '\(text)', but \(shown).")
  }

  // MARK: Time

  private func settle() async {
    repeat {
      for _ in 0..<100 { await Task.yield() }
      window.stage.settle()
    } while window.stage.isMoving
  }

  private func check(_ condition: Bool, _ problem: String) throws {
    guard condition else { throw Problem(problem) }
  }
}

/// What was not as it should be.
private struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
