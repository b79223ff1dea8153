#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  package import CalcotContent
  package import SwiftUI

  /// A model of one screen's content: its own SwiftUI view, or its semantic content. The host
  /// refreshes it when the app reports a change; a screen that has left keeps its last content.
  @MainActor @Observable
  package final class ScreenModel: Identifiable {
    package let id: ScreenID
    @ObservationIgnored private weak var app: CalcotApp?
    @ObservationIgnored private let views: SwiftUIViews
    @ObservationIgnored private var loaded: Shown?
    // NB: stands in for `loaded`, which is read from the app only when a view needs it.
    private var revision = 0

    /// Called when the height of a semantic screen's list or form has changed, from iOS 18 on.
    @ObservationIgnored package var contentHeightDidChange: @MainActor (CGFloat) -> Void = { _ in }

    private struct Shown {
      var native: AnyView?
      var content: ScreenContent?
      var frame = ScreenFrame()
      var leavability: Leavability
    }

    /// Creates a model of an app's screen, which uses a view from `views` if one is registered for
    /// its ViewModel.
    package init(_ screen: ScreenID, of app: CalcotApp, views: SwiftUIViews = SwiftUIViews()) {
      id = screen
      self.app = app
      self.views = views
    }

    /// The registered view of the screen.
    package var native: AnyView? { shown?.native }
    /// The semantic content of the screen, for a screen without a registered view.
    package var content: ScreenContent? { shown?.content }
    /// The layout around that content.
    var frame: ScreenFrame { shown?.frame ?? ScreenFrame() }
    /// A value that describes whether the user may leave the screen.
    package var leavability: Leavability { shown?.leavability ?? .free }

    /// The look of the screen.
    var theme: AppTheme? { views.theme }

    /// Returns whether the system's Back button is hidden, because it would remove the screen
    /// before the user can be asked.
    package func hidesBackButton(isRoot: Bool) -> Bool { !isRoot && leavability != .free }

    /// Returns the registered view of a native piece; nil if there is none.
    func piece(for value: NativeValue) -> AnyView? { views.piece(for: value) }

    /// Reads the screen's changes from the app.
    package func refresh() {
      guard let before = loaded, let now = read(before.native, in: before.frame) else { return }
      guard now.content != before.content || now.leavability != before.leavability else { return }
      loaded = now
      revision += 1
    }

    /// Sends the app a user action on the screen.
    @discardableResult
    package func send(_ input: HostInput) -> Answer {
      app?.send(input) ?? .refused(.notRunning)
    }

    /// Handles a pull to refresh, and waits until the work that it starts has ended.
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
