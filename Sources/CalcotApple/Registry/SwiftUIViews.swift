#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Calcot
  public import SwiftUI

  /// A registry of SwiftUI views by type of ViewModel. A screen without a registered view is shown
  /// with its semantic view.
  ///
  /// ```swift
  /// views.register { (viewModel: PeopleViewModel) in PeopleView(viewModel: viewModel) }
  /// ```
  @MainActor
  public struct SwiftUIViews {
    private var registry = ViewRegistry<AnyView>()
    private var tabImage: @MainActor (AnyRoute) -> String? = { _ in nil }

    /// Creates an empty registry: every screen is shown with its semantic view.
    public init() {}

    /// Registers a view for every screen with this type of ViewModel. The view is made again when
    /// an immutable ViewModel has been remade; an `@Observable` ViewModel stays the same.
    public mutating func register<ViewModel, V: View>(
      @ViewBuilder _ make: @escaping @MainActor (ViewModel) -> V
    ) {
      registry.register { (viewModel: ViewModel) in
        HeldViewModel(viewModel)
      } erase: {
        AnyView(HeldView(holder: $0, make: make))
      }
    }

    /// Registers the names of the system images for tabs with this type of route.
    ///
    /// ```swift
    /// views.registerTabImage { (tab: AppTab) in tab == .groups ? "person.3" : "person" }
    /// ```
    ///
    /// A tab without an image has a circle.
    public mutating func registerTabImage<Tab: Route>(
      _ image: @escaping @MainActor (Tab) -> String?
    ) {
      let others = tabImage
      tabImage = { route in
        (route.base as? Tab).flatMap { image($0) } ?? others(route)
      }
    }

    /// Returns the name of a tab's image.
    package func tabImage(of route: AnyRoute) -> String { tabImage(route) ?? "circle" }

    /// Returns the view of a screen; nil if none is registered for its ViewModel.
    package func view(of screen: ScreenID, in app: CalcotApp) -> AnyView? {
      app.view(of: screen, from: registry).map {
        AnyView($0.environment(\.asScreen, AsScreen(app, screen)))
      }
    }
  }

  /// A registered view of the current ViewModel.
  private struct HeldView<ViewModel, Content: View>: View {
    let holder: HeldViewModel<ViewModel>
    let make: @MainActor (ViewModel) -> Content

    var body: some View { make(holder.viewModel) }
  }
#endif
