#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import class Calcot.CalcotApp
  package import enum Calcot.Answer
  package import enum Calcot.HostInput
  package import enum Calcot.Leavability
  package import struct Calcot.ScreenContent
  package import struct Calcot.ScreenID
  package import SwiftUI

  /// What one screen shows: its own SwiftUI view, or its semantic content. Its host refreshes it when
  /// the app says that the screen has changed; a screen that has left shows what it showed last.
  @MainActor @Observable
  package final class ScreenModel: Identifiable {
    package let id: ScreenID
    @ObservationIgnored private weak var app: CalcotApp?
    @ObservationIgnored private let views: SwiftUIViews
    @ObservationIgnored private var loaded: Shown?
    // NB: stands for `loaded`, which is only read from the app once a view asks for it.
    private var revision = 0

    private struct Shown {
      var native: AnyView?
      var content: ScreenContent?
      var frame = ScreenFrame()
      var leavability: Leavability
    }

    /// The screen of an app, by a view of `views` if one of them is for its ViewModel.
    package init(_ screen: ScreenID, of app: CalcotApp, views: SwiftUIViews = SwiftUIViews()) {
      id = screen
      self.app = app
      self.views = views
    }

    /// The view that was written for the screen.
    package var native: AnyView? { shown?.native }
    /// What the screen shows without one.
    package var content: ScreenContent? { shown?.content }
    /// What stands around that.
    var frame: ScreenFrame { shown?.frame ?? ScreenFrame() }
    /// Whether it may be left.
    package var leavability: Leavability { shown?.leavability ?? .free }

    /// Shows what has changed.
    package func refresh() {
      guard let before = loaded, let now = read(before.native, in: before.frame) else { return }
      guard now.content != before.content || now.leavability != before.leavability else { return }
      loaded = now
      revision += 1
    }

    /// Reports what the user did on the screen.
    @discardableResult
    package func send(_ input: HostInput) -> Answer {
      app?.send(input) ?? .refused(.notRunning)
    }

    /// The user has pulled the screen down: what that starts is over when this returns.
    func pulled() async {
      if let button = content?.refreshButton { await app?.use(button.id, in: id) }
    }

    private var shown: Shown? {
      _ = revision
      if loaded == nil { loaded = read(app.flatMap { views.view(of: id, in: $0) }) }
      return loaded
    }

    private func read(_ native: AnyView?, in frame: ScreenFrame = ScreenFrame()) -> Shown? {
      guard let app, app.tree.node(id) != nil else { return nil }
      var shown = Shown(
        native: native, content: app.content(of: id), frame: frame,
        leavability: app.leavability(of: id))
      if let content = shown.content { shown.frame.take(content) }
      return shown
    }
  }
#endif
