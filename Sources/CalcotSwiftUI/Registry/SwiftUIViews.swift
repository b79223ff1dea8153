#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import struct Calcot.AnyRoute
  public import class Calcot.CalcotApp
  public import protocol Calcot.Route
  public import struct Calcot.ScreenID
  public import struct Calcot.ViewRegistry
  public import SwiftUI

  /// The views that were written in SwiftUI, each for a type of ViewModel. A screen without one is
  /// shown by its semantic view.
  ///
  /// ```swift
  /// views.register { (viewModel: PeopleViewModel) in PeopleView(viewModel: viewModel) }
  /// ```
  @MainActor
  public struct SwiftUIViews {
    private var registry = ViewRegistry<AnyView>()
    private var tabImage: @MainActor (AnyRoute) -> String? = { _ in nil }

    /// No views: every screen is shown by its semantic view.
    public init() {}

    /// Shows every screen with this type of ViewModel by a view of its own. The view is made anew when
    /// an immutable ViewModel has been remade; an `@Observable` one stays the same.
    public mutating func register<ViewModel, V: View>(
      @ViewBuilder _ make: @escaping @MainActor (ViewModel) -> V
    ) {
      registry.register { (viewModel: ViewModel) in
        HeldViewModel(viewModel)
      } erase: {
        AnyView(HeldView(holder: $0, make: make))
      }
    }

    /// Gives the tabs of routes of this type an image, by the name of one of the system's.
    ///
    /// ```swift
    /// views.registerTabImage { (tab: AppTab) in tab == .groups ? "person.3" : "person" }
    /// ```
    ///
    /// A tab without one has a circle.
    public mutating func registerTabImage<Tab: Route>(
      _ image: @escaping @MainActor (Tab) -> String?
    ) {
      let others = tabImage
      tabImage = { route in
        (route.base as? Tab).flatMap { image($0) } ?? others(route)
      }
    }

    /// The name of the image of a tab.
    package func tabImage(of route: AnyRoute) -> String { tabImage(route) ?? "circle" }

    /// The view of a screen; nil where none was registered for its ViewModel.
    package func view(of screen: ScreenID, in app: CalcotApp) -> AnyView? {
      app.view(of: screen, from: registry).map {
        AnyView($0.environment(\.asScreen, AsScreen(app, screen)))
      }
    }
  }

  /// A registered view of what the ViewModel is now.
  private struct HeldView<ViewModel, Content: View>: View {
    let holder: HeldViewModel<ViewModel>
    let make: @MainActor (ViewModel) -> Content

    var body: some View { make(holder.viewModel) }
  }
#endif
