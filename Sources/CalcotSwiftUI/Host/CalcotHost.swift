#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import class Calcot.CalcotApp
  public import struct Foundation.Data
  public import SwiftUI

  /// Shows an app in SwiftUI.
  ///
  /// ```swift
  /// import class Calcot.CalcotApp
  /// import CalcotSwiftUI
  /// import SwiftUI
  ///
  /// @main struct NotesApp: SwiftUI.App {
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
  /// Stacks are shown by `NavigationStack`, tabs and pages by `TabView`, splits by
  /// `NavigationSplitView`, modals as sheets and full screen covers, dialogs as alerts and confirmation
  /// dialogs. A screen without a registered view is shown by its semantic view.
  public struct CalcotHost: View {
    private enum Source {
      case running(CalcotApp)
      case stored(key: String, make: @MainActor (Data?) -> CalcotApp)
    }

    private let source: Source
    private let words: AppleWords
    private let opensLinks: Bool
    private let views: SwiftUIViews

    /// Shows an app that somebody else keeps.
    ///
    /// - Parameters:
    ///   - app: the app; when it is another one than before, everything is shown anew.
    ///   - words: the host's own words.
    ///   - opensLinks: whether links that the system gives to the scene are opened in the app.
    ///   - register: registers the views that were written in SwiftUI. What it registered first is used as
    ///     long as the app is shown, so it should capture nothing that changes.
    public init(
      _ app: CalcotApp, words: AppleWords = AppleWords(), opensLinks: Bool = true,
      views register: @MainActor (inout SwiftUIViews) -> Void = { _ in }
    ) {
      self.init(.running(app), words, opensLinks, register)
    }

    /// Makes an app for each scene, keeps it as long as the scene, and has its saved state in the
    /// scene's storage: after the system has ended the process, the app starts where it was.
    ///
    /// - Parameters:
    ///   - key: under what the state is stored in the scene.
    ///   - words: the host's own words.
    ///   - opensLinks: whether links that the system gives to the scene are opened in the app.
    ///   - makeApp: makes the app, once a scene, with what the scene has stored; nil for nothing.
    ///   - register: registers the views that were written in SwiftUI. What it registered first is used as
    ///     long as the app is shown, so it should capture nothing that changes.
    public init(
      storedAs key: String = "calcot", words: AppleWords = AppleWords(), opensLinks: Bool = true,
      makeApp: @escaping @MainActor (Data?) -> CalcotApp,
      views register: @MainActor (inout SwiftUIViews) -> Void = { _ in }
    ) {
      self.init(.stored(key: key, make: makeApp), words, opensLinks, register)
    }

    private init(
      _ source: Source, _ words: AppleWords, _ opensLinks: Bool,
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
      case .stored(let key, let make):
        StoredApp(key: key, opensLinks: opensLinks, make: make, content: shown)
      }
    }

    private func shown(_ app: CalcotApp) -> some View {
      RunningApp(SwiftUIHost(app, views: views, words: words)).id(ObjectIdentifier(app))
    }
  }
#endif
