#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import CalcotUIKit
  public import SwiftUI

  /// A preview of one screen of a coordinator:
  ///
  /// ```swift
  /// #Preview { ScreenPreview(.members(1), of: GroupsCoordinator(dependencies: fakes)) }
  /// ```
  ///
  /// The preview is a running app, so the user can navigate on from the screen.
  public struct ScreenPreview: View {
    private let makeApp: @MainActor () -> CalcotApp
    private let register: @MainActor (inout SwiftUIViews) -> Void

    /// Creates a preview of the screen at `route`: as the root of the coordinator's stack or, if
    /// the coordinator has tabs, pages or a split, in a modal.
    ///
    /// - Parameters:
    ///   - route: the screen's route; nil for the coordinator's first screen.
    ///   - coordinator: makes the screen, with fakes.
    ///   - register: registers the views written in SwiftUI.
    public init<C: Coordinator>(
      _ route: C.Destination? = nil, of coordinator: C,
      views register: @escaping @MainActor (inout SwiftUIViews) -> Void = { _ in }
    ) {
      makeApp = { CalcotApp(at: route, of: coordinator) }
      self.register = register
    }

    /// Creates a preview of a screen without a coordinator, such as one from a screens builder.
    ///
    /// - Parameters:
    ///   - register: registers the views written in SwiftUI.
    ///   - screen: makes the screen with the navigation of the preview.
    public init(
      views register: @escaping @MainActor (inout SwiftUIViews) -> Void = { _ in },
      screen: @escaping @MainActor (Navigation) -> Calcot
    ) {
      makeApp = { CalcotApp(screen: screen) }
      self.register = register
    }

    public var body: some View {
      CalcotHost(opensLinks: false, makeApp: makeApp, views: register)
    }
  }
#endif
