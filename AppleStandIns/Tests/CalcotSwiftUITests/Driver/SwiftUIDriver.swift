import Calcot
@testable import CalcotApple
import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI

@testable import CalcotSwiftUI

/// A driver that acts as the user of the SwiftUI stand-in's screen.
@MainActor
final class SwiftUIDriver: HostDriver {
  private let capabilities: Set<Capability>
  private var views = SwiftUIViews()
  private var running: (app: CalcotApp, host: SwiftUIHost, screen: SwiftUIScreen)?
  let clock = ManualClock()
  private var copied: [HostWork] = []
  /// The host work that the user has seen done.
  var performed: [HostWork] {
    let opened = screen?.openedURLs.compactMap { try? WebAddress($0.absoluteString) } ?? []
    return opened.map { .open($0) } + copied
  }
  /// The reasons that the user has read why files were rejected.
  var reasons: [String] = []

  init(capabilities: Set<Capability> = Set(Capability.allCases)) {
    self.capabilities = capabilities.intersection(SwiftUIHost.allCapabilities)
  }

  func register<ViewModel, V: View>(@ViewBuilder _ make: @escaping @MainActor (ViewModel) -> V) {
    views.register(make)
  }

  var name: String { "SwiftUI" }
  var host: any AppHost { running?.host ?? InstantHost() }
  var swiftUI: SwiftUIHost? { running?.host }
  /// The user's screen.
  var screen: SwiftUIScreen? { running?.screen }
  /// The warnings that SwiftUI would have logged.
  var warnings: [String] { running?.screen.warnings ?? [] }

  func start(_ app: CalcotApp) {
    let host = SwiftUIHost(
      app, views: views, capabilities: capabilities,
      copy: { [weak self] in self?.copied.append(.copy($0)) }, clock: clock)
    let screen = SwiftUIScreen(RunningApp(host))
    running = (app, host, screen)
    screen.settle()
  }

  func stop() {
    if let running {
      running.app.detach(running.host)
      running.screen.close()
    }
    running = nil
  }

  // MARK: Reading

  var lines: [String] {
    guard let screen = running?.screen else { return [] }
    screen.settle()
    guard let dialog else { return screen.top.readableLines }
    let status = ["calcot.message", "calcot.activity"].compactMap { identifier in
      screen.layers.dropLast().last?.first(identifier: identifier)
    }
    return dialog.readableLines + status.flatMap(\.readableLines)
  }

  var shownScreens: [[ScreenID]] {
    guard let running else { return [] }
    running.screen.settle()
    return running.screen.layers.filter { !$0.isDialog && !$0.isSystemPanel }.map { layer in
      let screens = layer.perceived.compactMap(\.screen)
      let first = screens.filter { running.host.isWorkedIn($0) }
      return (first + screens.filter { !first.contains($0) })
    }
  }

  var isDialogShown: Bool { dialog != nil }

  var canGoBack: Bool {
    dialog == nil && !isRequestShown && (running?.screen.canGoBack == true || ownBack != nil)
  }

  private var dialog: DrawnNode? {
    running.flatMap { $0.screen.top.isDialog && !$0.host.isReasonShown ? $0.screen.top : nil }
  }

  private var ownBack: DrawnNode? {
    running?.screen.top.perceived.last { $0.identifier == "calcot.back" && $0.isEnabled }
  }

  // MARK: User actions

  func tap(_ label: String, as role: ControlRole?, in row: String?) throws(NotThere) {
    let screen = try usable()
    if let dialog {
      guard screen.choose(label) else {
        throw NotThere("choice \"\(label)\"", available: dialog.all(.button).map(\.label))
      }
      return
    }
    if role != .tab {
      do { return try screen.use(label, as: role, in: row) } catch {
        guard role == nil, row == nil, tab(label) != nil else { throw error }
      }
    }
    guard let tab = tab(label) else { throw NotThere("tab \"\(label)\"", available: lines) }
    _ = screen.select(tab)
  }

  private func tab(_ label: String) -> DrawnNode? {
    running?.screen.top.perceived.filter { $0.kind == .tabs }.flatMap(\.children)
      .first { $0.label == label }
  }

  func fill(_ label: String, with text: String) throws(NotThere) {
    try usable().give(text, to: label)
  }

  func choose(_ option: String, in label: String) throws(NotThere) {
    try usable().choose(option, in: label)
  }

  func step(_ label: String, up: Bool) throws(NotThere) { try usable().step(label, up: up) }

  func type(_ text: String, into label: String) throws(NotThere) {
    guard try usable().enter(text, into: label) else { throw noField(label) }
  }

  func submit(_ label: String) throws(NotThere) {
    guard try usable().submit(label) else { throw noField(label) }
  }

  func back() throws(NotThere) {
    let screen = try usable()
    guard canGoBack else { throw NotThere("There is no way back from here.") }
    if !screen.back(), let ownBack { screen.tap(ownBack) }
  }

  func dismiss() throws(NotThere) {
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

  func closeMessage() throws(NotThere) {
    guard try usable().tap(identifier: "calcot.message.close") else {
      throw NotThere("There is no message to close.")
    }
  }

  func turnPage(forward: Bool) throws(NotThere) {
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

  func scroll(toEnd: Bool) throws(NotThere) {
    let screen = try usable()
    guard screen.scroll(to: toEnd ? 1_000_000 : 0) else {
      throw NotThere("There is nothing that scrolls.")
    }
  }

  func resize(isNarrow: Bool) {
    running?.screen.horizontalSizeClass = isNarrow ? .compact : .regular
    running?.screen.settle()
  }

  func settle() async {
    guard let running else { return }
    for _ in 0..<100 {
      let drawings = running.screen.drawings
      await running.app.settle()
      await running.host.runner.settle()
      running.screen.settle()
      if running.host.isHidingDialog || running.host.workMoving != nil {
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
