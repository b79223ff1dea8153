#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import class Calcot.CalcotApp
  public import struct Calcot.Calcot
  public import protocol Calcot.Coordinator
  public import class Calcot.Navigation
  public import SwiftUI

  /// One screen of a coordinator, for a preview:
  ///
  /// ```swift
  /// #Preview { ScreenPreview(.members(1), of: GroupsCoordinator(dependencies: fakes)) }
  /// ```
  ///
  /// It is the running app, so what the user does in the preview leads on.
  public struct ScreenPreview: View {
    @State private var app: CalcotApp
    private let register: @MainActor (inout SwiftUIViews) -> Void

    /// The screen at `route`: as the root of the coordinator's stack or, where it has tabs, pages or a
    /// split, in a modal.
    ///
    /// - Parameters:
    ///   - route: the screen's route; nil for what the coordinator shows first.
    ///   - coordinator: makes the screen, on fakes.
    ///   - register: registers the views that were written in SwiftUI.
    public init<C: Coordinator>(
      _ route: C.Destination? = nil, of coordinator: C,
      views register: @escaping @MainActor (inout SwiftUIViews) -> Void = { _ in }
    ) {
      _app = State(initialValue: CalcotApp(at: route, of: coordinator))
      self.register = register
    }

    /// A screen without a coordinator, such as a screens builder makes.
    ///
    /// - Parameters:
    ///   - register: registers the views that were written in SwiftUI.
    ///   - screen: makes the screen on the navigation of the preview.
    public init(
      views register: @escaping @MainActor (inout SwiftUIViews) -> Void = { _ in },
      screen: @escaping @MainActor (Navigation) -> Calcot
    ) {
      _app = State(initialValue: CalcotApp(screen: screen))
      self.register = register
    }

    public var body: some View { CalcotHost(app, opensLinks: false, views: register) }
  }
#endif
