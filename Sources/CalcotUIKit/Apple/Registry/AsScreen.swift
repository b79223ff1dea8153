#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  public import SwiftUI

  /// An action that runs code of an app's own view as code of the screen that it shows.
  ///
  /// ```swift
  /// @Environment(\.asScreen) private var asScreen
  ///
  /// Button("Join") { asScreen { await viewModel.joinButtonTapped() } }
  /// ```
  ///
  /// This attributes a navigation to the screen that requests it, and refuses requests of a screen
  /// that has left. An `async` closure runs as a task of the screen, which is cancelled when the
  /// screen leaves and which a test's `settle()` waits for. The controls of semantic views do this
  /// by themselves. In a view that no host shows, the closure simply runs.
  public struct AsScreen: Sendable {
    @MainActor
    private final class Place {
      private(set) weak var app: CalcotApp?
      let screen: ScreenID

      init(_ app: CalcotApp, _ screen: ScreenID) { (self.app, self.screen) = (app, screen) }
    }

    private let place: Place?

    /// Creates an action that belongs to no screen.
    package init() { place = nil }

    /// Creates an action of a screen of an app.
    @MainActor
    package init(_ app: CalcotApp, _ screen: ScreenID) { place = Place(app, screen) }

    /// Runs `body` synchronously.
    @MainActor
    public func callAsFunction(_ body: @MainActor () -> Void) {
      guard let place, let app = place.app else { return body() }
      app.tracking(place.screen, for: place) { body() }
    }

    /// Runs `body` as a task of the screen.
    @MainActor
    public func callAsFunction(_ body: @escaping @MainActor () async -> Void) {
      guard let place, let app = place.app else {
        Task { await body() }
        return
      }
      app.tracking(place.screen, for: place) {
        _ = app.scope(of: place.screen)?.task("what the view does", body)
      }
    }
  }

  private struct AsScreenKey: EnvironmentKey {
    static let defaultValue = AsScreen()
  }

  extension EnvironmentValues {
    /// The action that runs a view's code as code of the screen that it shows.
    public var asScreen: AsScreen {
      get { self[AsScreenKey.self] }
      set { self[AsScreenKey.self] = newValue }
    }
  }
#endif
