#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import CalcotContent
  import CalcotUIKit
  public import struct Foundation.Data
  public import SwiftUI

  /// A view that shows an app in SwiftUI.
  ///
  /// ```swift
  /// import Calcot
  /// import CalcotSwiftUI
  /// import SwiftUI
  ///
  /// @main struct NotesApp: App {
  ///   var body: some Scene {
  ///     WindowGroup {
  ///       CalcotHost { saved in
  ///         CalcotApp(NotesCoordinator(dependencies: live), routes: .notes, restoring: saved)
  ///       } views: { views in
  ///         views.register { (viewModel: NoteViewModel) in NoteView(viewModel: viewModel) }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// On iOS, iPadOS, Mac Catalyst and visionOS it wraps a `UIKitHost`, whose controllers show the
  /// SwiftUI views: so a registered view has the environment of its own controller, and not the
  /// values that are set around `CalcotHost`. Set those where the view is registered. On macOS
  /// stacks are shown with `NavigationStack`, tabs and pages with `TabView`, splits with
  /// `NavigationSplitView`, and modals as sheets. A screen without a registered view is shown with
  /// its semantic view.
  public struct CalcotHost: View {
    private enum Source {
      case running(CalcotApp)
      /// An app that is made once; without a key its state is not stored.
      case made(key: String?, @MainActor (Data?) -> CalcotApp)
    }

    private let source: Source
    private let words: HostWords
    private let opensLinks: Bool
    private let views: SwiftUIViews

    /// Creates a view that shows an app owned by the caller.
    ///
    /// - Parameters:
    ///   - app: the app; a different app replaces everything that is shown.
    ///   - words: the host's own texts.
    ///   - opensLinks: whether links that the system passes to the scene are opened in the app.
    ///   - register: registers the views written in SwiftUI. The first registration is used for as
    ///     long as the app is shown, so it should capture nothing that changes.
    public init(
      _ app: CalcotApp, words: HostWords = HostWords(), opensLinks: Bool = true,
      views register: @MainActor (inout SwiftUIViews) -> Void = { _ in }
    ) {
      self.init(.running(app), words, opensLinks, register)
    }

    /// Creates a view that makes one app and keeps it for the lifetime of the view, however often
    /// the view around it is made again.
    ///
    /// ```swift
    /// CalcotHost(opensLinks: false) {
    ///   CalcotApp(TripCoordinator(trip, store: store))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - words: the host's own texts.
    ///   - opensLinks: whether links that the system passes to the scene are opened in the app.
    ///   - makeApp: makes the app, once.
    ///   - register: registers the views written in SwiftUI. The first registration is used for as
    ///     long as the app is shown, so it should capture nothing that changes.
    public init(
      words: HostWords = HostWords(), opensLinks: Bool = true,
      makeApp: @escaping @MainActor () -> CalcotApp,
      views register: @MainActor (inout SwiftUIViews) -> Void = { _ in }
    ) {
      self.init(.made(key: nil) { _ in makeApp() }, words, opensLinks, register)
    }

    /// Creates a view that makes one app per scene, keeps it for the lifetime of the scene, and
    /// stores its state in the scene's storage: after the system has ended the process, the app is
    /// restored to that state.
    ///
    /// - Parameters:
    ///   - key: the key of the state in the scene's storage.
    ///   - words: the host's own texts.
    ///   - opensLinks: whether links that the system passes to the scene are opened in the app.
    ///   - makeApp: makes the app, once per scene, from the stored state; nil if nothing is stored.
    ///   - register: registers the views written in SwiftUI. The first registration is used for as
    ///     long as the app is shown, so it should capture nothing that changes.
    public init(
      storedAs key: String = "calcot", words: HostWords = HostWords(), opensLinks: Bool = true,
      makeApp: @escaping @MainActor (Data?) -> CalcotApp,
      views register: @MainActor (inout SwiftUIViews) -> Void = { _ in }
    ) {
      self.init(.made(key: key, makeApp), words, opensLinks, register)
    }

    private init(
      _ source: Source, _ words: HostWords, _ opensLinks: Bool,
      _ register: @MainActor (inout SwiftUIViews) -> Void
    ) {
      self.source = source
      self.words = words
      self.opensLinks = opensLinks
      var views = SwiftUIViews()
      register(&views)
      self.views = views
    }

    public var body: some View {
      switch source {
      case .running(let app):
        shown(app).onOpenURL { if opensLinks { app.send(.open($0.absoluteString)) } }
      case .made(let key, let make):
        StoredApp(key: key, opensLinks: opensLinks, make: make, content: shown)
      }
    }

    private func shown(_ app: CalcotApp) -> some View {
      #if canImport(UIKit)
        HostedApp { [views, words] in
          EmbeddedHost { home in
            let host = UIKitHost(app, home: home, words: words)
            host.register(views)
            return host
          }
        }
        // NB: UIKit's controllers keep to the safe area and the keyboard themselves.
        .ignoresSafeArea()
        .id(ObjectIdentifier(app))
      #else
        RunningApp(SwiftUIHost(app, views: views, words: words)).id(ObjectIdentifier(app))
      #endif
    }
  }
#endif
