#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import class Calcot.CalcotApp
  import class Calcot.Scope
  package import struct Calcot.ScreenID
  public import SwiftUI

  /// Runs what a view of the app's own does as code of the screen that it shows.
  ///
  /// ```swift
  /// @Environment(\.asScreen) private var asScreen
  ///
  /// Button("Join") { asScreen { await viewModel.joinButtonTapped() } }
  /// ```
  ///
  /// So it is known who asks for a navigation; what is asked for when the screen has left is refused; and
  /// what is `async` is a task of the screen, which is cancelled when the screen leaves and which a test's
  /// `settle()` waits for. The controls of semantic views are used so by themselves. In a view that no host
  /// shows, what is given is run as it is.
  public struct AsScreen: Sendable {
    @MainActor
    private final class Place {
      private(set) weak var app: CalcotApp?
      let screen: ScreenID

      init(_ app: CalcotApp, _ screen: ScreenID) { (self.app, self.screen) = (app, screen) }
    }

    private let place: Place?

    /// As no screen.
    package init() { place = nil }

    /// As a screen of an app.
    @MainActor
    package init(_ app: CalcotApp, _ screen: ScreenID) { place = Place(app, screen) }

    /// Runs `body` now.
    @MainActor
    public func callAsFunction(_ body: @MainActor () -> Void) {
      guard let place, let app = place.app else { return body() }
      app.tracking(place.screen) { body() }
    }

    /// Runs `body` as a task of the screen.
    @MainActor
    public func callAsFunction(_ body: @escaping @MainActor () async -> Void) {
      guard let place, let app = place.app else {
        Task { await body() }
        return
      }
      app.tracking(place.screen) { Scope.current?.task("what the view does", body) }
    }
  }

  private struct AsScreenKey: EnvironmentKey {
    static let defaultValue = AsScreen()
  }

  extension EnvironmentValues {
    /// Runs what a view does as code of the screen that it shows.
    public var asScreen: AsScreen {
      get { self[AsScreenKey.self] }
      set { self[AsScreenKey.self] = newValue }
    }
  }
#endif
