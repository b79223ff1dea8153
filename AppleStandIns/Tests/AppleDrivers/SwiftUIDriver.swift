package import Calcot
package import CalcotContent
package import CalcotTesting
import DrawnReading
package import SwiftUI

@testable package import CalcotSwiftUI
@testable import CalcotUIKit

/// A driver that acts as the user of the SwiftUI stand-in's screen.
package final class SwiftUIDriver: HostDriver {
  private let capabilities: Set<Capability>
  private var views = SwiftUIViews()
  private var running: (app: CalcotApp, host: SwiftUIHost, screen: SwiftUIScreen)?
  package let clock = ManualClock()
  private var copied: [HostWork] = []
  /// The host work that the user has seen done.
  package var performed: [HostWork] {
    let opened = screen?.openedURLs.compactMap { try? WebAddress($0.absoluteString) } ?? []
    return opened.map { .open($0) } + copied
  }
  /// The reasons that the user has read why files were rejected.
  package var reasons: [String] = []

  package init(capabilities: Set<Capability> = Set(Capability.allCases)) {
    self.capabilities = capabilities.intersection(SwiftUIHost.allCapabilities)
  }

  package func register<ViewModel, V: View>(
    @ViewBuilder _ make: @escaping @MainActor (ViewModel) -> V
  ) {
    views.register(make)
  }

  package var name: String { "SwiftUI" }
  package var host: any AppHost { running?.host ?? InstantHost() }
  package var swiftUI: SwiftUIHost? { running?.host }
  /// The user's screen.
  package var screen: SwiftUIScreen? { running?.screen }
  /// The warnings that SwiftUI would have logged.
  package var warnings: [String] { running?.screen.warnings ?? [] }

  package func start(_ app: CalcotApp) {
    let host = SwiftUIHost(
      app, views: views, capabilities: capabilities,
      copy: { [weak self] in self?.copied.append(.copy($0)) }, clock: clock)
    let screen = SwiftUIScreen(RunningApp(host))
    running = (app, host, screen)
    screen.settle()
  }

  package func stop() {
    if let running {
      running.app.detach(running.host)
      running.screen.close()
    }
    running = nil
  }

  // MARK: Reading

  package var lines: [String] {
    guard let screen = running?.screen else { return [] }
    screen.settle()
    guard let dialog else { return screen.top.readableLines }
    let status = ["calcot.message", "calcot.activity"].compactMap { identifier in
      screen.layers.dropLast().last?.first(identifier: identifier)
    }
    return dialog.readableLines + status.flatMap(\.readableLines)
  }

  package var shownScreens: [[ScreenID]] {
    guard let running else { return [] }
    running.screen.settle()
    return running.screen.layers.filter { !$0.isDialog && !$0.isSystemPanel }.map { layer in
      let screens = layer.perceived.compactMap(\.screen)
      let first = screens.filter { running.host.isWorkedIn($0) }
      return (first + screens.filter { !first.contains($0) })
    }
  }

  package func showsNatively(_ screen: ScreenID) -> Bool {
    guard let running, let content = running.app.content(of: screen) else { return true }
    return !running.screen.top.shows(content)
  }

  package var isDialogShown: Bool { dialog != nil }

  package var canGoBack: Bool {
    dialog == nil && !isRequestShown && (running?.screen.canGoBack == true || ownBack != nil)
  }

  private var dialog: DrawnNode? {
    running.flatMap { $0.screen.top.isDialog && !$0.host.isReasonShown ? $0.screen.top : nil }
  }

  private var ownBack: DrawnNode? {
    running?.screen.top.perceived.last { $0.identifier == "calcot.back" && $0.isEnabled }
  }

  // MARK: User actions

  package var isBusy: Bool {
    running?.host.isHidingDialog == true || running?.host.panels.isMoving == true
  }

  package func tap(_ control: Control) throws(NotThere) {
    let screen = try usable()
    switch control {
    case .element(let found): try screen.use(found)
    case .tab(_, _, let title):
      guard let tab = tab(title) else { throw NotThere("tab \"\(title)\"", available: lines) }
      _ = screen.select(tab)
    case .choice(_, _, let label): try choose(label)
    case .messageAction:
      guard screen.tap(identifier: "calcot.message.action") else {
        throw NotThere("action of a message", available: lines)
      }
    case .named(let label, let role):
      if dialog != nil { try choose(label) } else { try screen.use(label, as: role, in: nil) }
    }
  }

  private func choose(_ label: String) throws(NotThere) {
    guard let screen, screen.choose(label) else {
      throw NotThere("choice \"\(label)\"", available: dialog?.all(.button).map(\.label) ?? [])
    }
  }

  private func tab(_ label: String) -> DrawnNode? {
    running?.screen.top.perceived.filter { $0.kind == .tabs }.flatMap(\.children)
      .first { $0.label == label }
  }

  package func reading(of control: Control) throws(NotThere) -> ControlReading {
    switch control {
    case .element(let found): try usable().reading(of: found)
    case .tab(_, _, let title): ControlReading(badge: tab(title)?.badge)
    case .choice, .messageAction, .named: ControlReading()
    }
  }

  package func fill(_ field: ScreenElement, with text: String) throws(NotThere) {
    let screen = try usable()
    try screen.give(text, to: screen.name(of: field))
  }

  package func choose(_ option: ChoiceInput.Option, for field: ScreenElement) throws(NotThere) {
    let screen = try usable()
    try screen.choose(option.label, in: screen.name(of: field))
  }

  package func step(_ field: ScreenElement, up: Bool) throws(NotThere) {
    let screen = try usable()
    try screen.step(screen.name(of: field), up: up)
  }

  package func type(_ text: String, into field: ScreenElement) throws(NotThere) {
    let screen = try usable()
    guard screen.enter(text, into: screen.name(of: field)) else { throw noField(field.label) }
  }

  package func submit(_ field: ScreenElement) throws(NotThere) {
    let screen = try usable()
    guard screen.submit(screen.name(of: field)) else { throw noField(field.label) }
  }

  package func back() throws(NotThere) {
    let screen = try usable()
    guard canGoBack else { throw NotThere("There is no way back from here.") }
    if !screen.back(), let ownBack { screen.tap(ownBack) }
  }

  package func dismiss() throws(NotThere) {
    let screen = try usable()
    if let dialog {
      guard let cancel = dialog.all(.button).first(where: { $0.role == .cancel }) else {
        throw NotThere("\"\(dialog.label)\" has no choice that cancels.")
      }
      screen.choose(cancel.label)
    } else if !screen.pullDown(), !screen.tap(identifier: "calcot.close") {
      throw NotThere("There is no modal to dismiss.")
    }
  }

  package func closeMessage() throws(NotThere) {
    guard try usable().tap(identifier: "calcot.message.close") else {
      throw NotThere("There is no message to close.")
    }
  }

  package func turnPage(forward: Bool) throws(NotThere) {
    let screen = try usable()
    guard let pages = screen.top.perceived.last(where: { $0.kind == .tabs }),
      let selected = pages.children.firstIndex(where: \.isSelected)
    else { throw NotThere("There are no pages here.") }
    let index = selected + (forward ? 1 : -1)
    guard pages.children.indices.contains(index) else {
      throw NotThere("There is no page \(forward ? "after" : "before") this one.")
    }
    screen.select(pages.children[index])
  }

  package func scroll(toEnd: Bool) throws(NotThere) {
    let screen = try usable()
    guard screen.scroll(to: toEnd ? 1_000_000 : 0) else {
      throw NotThere("There is nothing that scrolls.")
    }
  }

  package func resize(isNarrow: Bool) {
    running?.screen.horizontalSizeClass = isNarrow ? .compact : .regular
    running?.screen.settle()
  }

  package func settle() async {
    guard let running else { return }
    for _ in 0..<100 {
      let drawings = running.screen.drawings
      await running.app.settle()
      await running.host.panels.runner.settle()
      running.screen.settle()
      if running.host.isHidingDialog || running.host.panels.isMoving {
        clock.advance(by: .milliseconds(500))
      } else if readReason() {
        continue
      } else if drawings == running.screen.drawings {
        return
      }
    }
  }

  private func usable() throws(NotThere) -> SwiftUIScreen {
    guard let screen = running?.screen else { throw NotThere("The app has ended.") }
    screen.settle()
    return screen
  }

  private func noField(_ label: String) -> NotThere {
    NotThere(
      "field \"\(label)\"", available: running?.screen.top.all(.textField).map(\.label) ?? [])
  }
}

extension SwiftUIHost {
  /// Returns whether a screen is the one of its layer that the user works in.
  fileprivate func isWorkedIn(_ screen: ScreenID) -> Bool {
    base.map { sequence(first: $0, next: \.over).contains { $0.stack.visible?.id == screen } }
      ?? false
  }
}
