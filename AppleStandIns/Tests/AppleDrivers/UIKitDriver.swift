package import Calcot
package import CalcotContent
package import CalcotTesting
import CalcotSwiftUI
package import CalcotUIKit
import DrawnReading
import SwiftUI
import Testing
package import UIKit

/// A driver that acts as the user of a window of the UIKit stand-in.
///
/// Every warning or exception that UIKit would have raised fails the test.
package final class UIKitDriver: GestureDriver {
  package let scene = UIWindowScene.onStage()
  package let window: UIWindow
  package let clock = ManualClock()
  /// The host work that the user has seen done.
  package var performed: [HostWork] = []
  private let capabilities: Set<Capability>
  private var shown: UIKitHost?
  private var pull: Pull?
  /// The files that the user chooses once the picker has come again.
  var waiting: [PickedFile]?
  private let isWrapped: Bool
  /// The SwiftUI scene that shows a wrapped host.
  private var wrapping: SwiftUIScreen?

  /// Creates a driver.
  ///
  /// - Parameter isWrapped: whether SwiftUI shows the host, as `CalcotHost` does.
  package init(capabilities: Set<Capability> = Set(Capability.allCases), isWrapped: Bool = false) {
    self.capabilities = capabilities
    self.isWrapped = isWrapped
    window = UIWindow(windowScene: scene)
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 600)
  }

  package var name: String { "UIKit" }

  package var uiKit: UIKitHost {
    guard let shown else { preconditionFailure("The driver shows no app: call start(_:).") }
    return shown
  }

  package var host: any AppHost { uiKit }
  package var person: Person { Person(at: window) }
  private var screen: WindowReading { WindowReading(window) }

  /// The controllers that the user can reach.
  package var shownControllers: [UIViewController] { screen.top }

  package func start(_ app: CalcotApp) { start(app) { $0.register { TallyViewController($0) } } }

  package func start(_ app: CalcotApp, registering register: (UIKitHost) -> Void) {
    guard isWrapped else {
      let host = host(of: app, home: .window(window), register)
      shown = host
      host.start()
      return
    }
    let embedded = EmbeddedHost { host(of: app, home: $0, register) }
    shown = embedded.host
    let wrapping = SwiftUIScreen(HostedApp { embedded }, in: window)
    wrapping.horizontalSizeClass = .regular
    wrapping.settle()
    self.wrapping = wrapping
  }

  private func host(
    of app: CalcotApp, home: Home, _ register: (UIKitHost) -> Void
  ) -> UIKitHost {
    let host = UIKitHost(
      app, home: home, capabilities: capabilities,
      copy: { [weak self] in self?.performed.append(.copy($0)) }, clock: clock)
    register(host)
    return host
  }

  package func stop() {
    wrapping = nil
    shown?.stop()
    shown = nil
  }

  // MARK: Reading

  package var lines: [String] { screen.lines }
  /// NB: a picture is decoded on another thread, for which the app does not wait.
  package var stateLines: [String] {
    let loading = HostWords.languages.map { $0.labels.loadingPicture.replacing("%1", with: "") }
    return lines.map { line in loading.reduce(line) { $0.replacing($1, with: "") } }
  }
  package var isDialogShown: Bool { person.top is UIAlertController && !isRequestShown }

  package var shownScreens: [[ScreenID]] {
    guard let shown else { return [] }
    let seen = screen.layers.map { layer in layer.compactMap { shown.screen(of: $0) } }
    // NB: the side of a split that the user works in is not visible.
    return zip(seen, shown.app.tree.layers).map { ids, layer in
      let visible = layer.stack.visible.id
      guard ids.contains(visible) else { return ids }
      return [visible] + ids.filter { $0 != visible }
    }
  }

  package func showsNatively(_ screen: ScreenID) -> Bool {
    let controller = self.screen.top.first { shown?.screen(of: $0) == screen }
    guard let drawing = (controller as? any DrawingController)?.screen,
      let content = shown?.app.content(of: screen)
    else { return true }
    drawing.settle()
    return !drawing.drawing.shows(content)
  }

  package var canGoBack: Bool {
    isFree && !isDialogShown && !isRequestShown
      && (person.navigation?.hasBackButton == true || exit("calcot.back") != nil
        || screen.hasExit("calcot.back"))
  }

  private var isFree: Bool { person.isFree && person.navigation?.isMoving != true }

  // MARK: User actions

  package var isBusy: Bool { isMoving }

  package func tap(_ control: Control) throws(NotThere) {
    switch control {
    case .messageAction(_, let label):
      guard screen.useMessage(label) else {
        throw NotThere("action \"\(label)\" of a message", available: screen.lines)
      }
    case .choice(_, _, let label): try choose(label)
    case .element(let found):
      try mustBeFree()
      try drawing(of: found).use(found)
    case .tab(_, _, let title):
      try mustBeFree()
      guard let index = tab(title) else {
        throw NotThere("tab \"\(title)\"", available: screen.lines)
      }
      _ = person.tapTab(index)
    case .named(let label, let role):
      if person.top is UIAlertController { return try choose(label) }
      try mustBeFree()
      guard try screen.tap(label, as: role) else {
        throw NotThere("\(role?.rawValue ?? "control") \"\(label)\"", available: screen.lines)
      }
    }
  }

  private func choose(_ label: String) throws(NotThere) {
    guard person.tapAlert(label) else {
      let alert = person.top as? UIAlertController
      throw NotThere("choice \"\(label)\"", available: alert?.actions.compactMap(\.title) ?? [])
    }
  }

  private func tab(_ title: String) -> Int? {
    screen.tabs?.viewControllers?.firstIndex { $0.tabBarItem.title == title }
  }

  /// Returns the drawing of the visible controller that shows an element's screen.
  private func drawing(of found: ScreenElement) throws(NotThere) -> SwiftUIScreen {
    let controller = screen.top.first { shown?.screen(of: $0) == found.screen }
    guard let drawing = (controller as? any DrawingController)?.screen else {
      throw NotThere("\"\(found.label)\" is on \(found.screen), which is not visible.")
    }
    return drawing
  }

  package func reading(of control: Control) throws(NotThere) -> ControlReading {
    switch control {
    case .element(let found): return try drawing(of: found).reading(of: found)
    case .tab(_, _, let title):
      let item = tab(title).flatMap { screen.tabs?.viewControllers?[$0].tabBarItem }
      return ControlReading(badge: item?.badgeValue)
    case .choice, .messageAction, .named: return ControlReading()
    }
  }

  package func fill(_ field: ScreenElement, with text: String) throws(NotThere) {
    try mustBeFree()
    let drawing = try drawing(of: field)
    try drawing.give(text, to: drawing.name(of: field))
  }

  package func choose(_ option: ChoiceInput.Option, for field: ScreenElement) throws(NotThere) {
    try mustBeFree()
    let drawing = try drawing(of: field)
    try drawing.choose(option.label, in: drawing.name(of: field))
  }

  package func step(_ field: ScreenElement, up: Bool) throws(NotThere) {
    try mustBeFree()
    let drawing = try drawing(of: field)
    try drawing.step(drawing.name(of: field), up: up)
  }

  package func type(_ text: String, into field: ScreenElement) throws(NotThere) {
    try mustBeFree()
    let drawing = try drawing(of: field)
    guard drawing.enter(text, into: drawing.name(of: field)) else { throw noField(field) }
  }

  package func submit(_ field: ScreenElement) throws(NotThere) {
    try mustBeFree()
    let drawing = try drawing(of: field)
    guard drawing.submit(drawing.name(of: field)) else { throw noField(field) }
  }

  private func noField(_ field: ScreenElement) -> NotThere {
    NotThere("field \"\(field.label)\"", available: screen.lines)
  }

  package func back() throws(NotThere) {
    try mustBeFree()
    if person.tap(exit("calcot.back")) || screen.leave("calcot.back") { return }
    guard person.tapBack() else { throw NotThere("There is no way back from here.") }
  }

  package func dismiss() throws(NotThere) {
    if let alert = person.top as? UIAlertController {
      guard let cancel = alert.actions.first(where: { $0.style == .cancel })?.title else {
        throw NotThere("\"\(alert.title ?? "")\" has no choice that cancels.")
      }
      _ = person.tapAlert(cancel)
      return
    }
    try mustBeFree()
    if person.tap(exit("calcot.close")) || screen.leave("calcot.close") { return }
    if let pull = person.beginPull() { return pull.end(isCancelled: false) }
    guard let cancel = cancelButton, try screen.tap(cancel, as: .button) else {
      throw NotThere("There is no modal to dismiss.")
    }
  }

  /// The label of the button that is the way out of the modal.
  private var cancelButton: String? {
    guard let shown, shown.app.tree.topLayer?.style != nil, let top = shownScreens.last?.first
    else { return nil }
    return shown.app.content(of: top)?.allElements.lazy.compactMap { element in
      if case .button(let button) = element.kind, button.role == .cancel {
        button.label
      } else {
        nil
      }
    }.first
  }

  package func closeMessage() throws(NotThere) { try screen.closeMessage() }

  package func turnPage(forward: Bool) throws(NotThere) {
    try mustBeFree()
    guard person.beginTurn(forward: forward) else {
      throw NotThere("There is no page \(forward ? "after" : "before") this one.")
    }
    person.endTurn(isCancelled: false)
  }

  package func scroll(toEnd: Bool) throws(NotThere) { screen.scroll(toEnd: toEnd) }

  package func resize(isNarrow: Bool) { window.resize(to: isNarrow ? .compact : .regular) }

  private func mustBeFree() throws(NotThere) {
    guard isFree else {
      throw NotThere("Nothing can be used now: a transition or a gesture is under way.")
    }
    guard !isRequestShown else { throw NotThere("One of the system's panels is over the app.") }
  }

  /// Returns an enabled exit button that the host has added to a bar.
  private func exit(_ identifier: String) -> UIBarButtonItem? {
    screen.top.lazy
      .compactMap(\.navigationItem.leftBarButtonItem)
      .first { $0.accessibilityIdentifier == identifier && $0.isEnabled }
  }

  // MARK: Gestures and time

  package var isMoving: Bool { window.stage.isMoving || person.navigation?.isMoving == true }

  package func beginSwipeBack() -> Bool { person.beginSwipeBack() }

  package func beginPull() -> Bool {
    pull = person.beginPull()
    return pull != nil
  }

  package func cancelGesture() { endGesture(isCancelled: true) }
  package func finishGesture() { endGesture(isCancelled: false) }

  private func endGesture(isCancelled: Bool) {
    if let pull {
      pull.end(isCancelled: isCancelled)
    } else {
      person.endSwipeBack(isCancelled: isCancelled)
    }
    pull = nil
  }

  package func advance(by duration: Duration) { window.stage.advance(by: duration) }

  package func settle() async {
    repeat {
      // NB: no time passes within a turn of the main actor.
      for _ in 0..<5 { await Task.yield() }
      window.stage.settle()
      await shown?.app.settle()
      #expect(screen.settle() == [])
      // NB: some UIKit callbacks are handled a turn later.
      for _ in 0..<5 { await Task.yield() }
      await shown?.work.settle()
      await shown?.app.settle()
      if let files = waiting, choose(files) { waiting = nil }
    } while window.stage.isMoving
    #expect(window.stage.warnings == [])
  }
}
