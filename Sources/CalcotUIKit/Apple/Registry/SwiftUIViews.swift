#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import Calcot
  public import CalcotContent
  public import SwiftUI

  /// A registry of SwiftUI views by type of ViewModel. A screen without a registered view is shown
  /// with its semantic view.
  ///
  /// ```swift
  /// views.register { (viewModel: PeopleViewModel) in PeopleView(viewModel: viewModel) }
  /// ```
  @MainActor
  public struct SwiftUIViews {
    /// The look of the screens: their tint, the size of their letters and the corners of their
    /// pictures; nil for that of the system.
    ///
    /// ```swift
    /// views.theme = try? AppTheme(accent: 0x8A2A0B, corners: 6)
    /// ```
    public var theme: AppTheme?
    private var registry = ViewRegistry<AnyView>()
    private var pieces: [ObjectIdentifier: @MainActor (any Hashable & Sendable) -> AnyView?] = [:]

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

    /// Registers a view for every native piece with this type of value, within a semantic screen.
    /// The view is made again when the value has changed.
    ///
    /// ```swift
    /// views.registerPiece { (map: RouteMap) in MapView(map) }
    /// ```
    ///
    /// A piece without a view is shown by its fallback.
    public mutating func registerPiece<Value: Hashable & Sendable, V: View>(
      @ViewBuilder _ make: @escaping @MainActor (Value) -> V
    ) {
      pieces[ObjectIdentifier(Value.self)] = { value in (value as? Value).map { AnyView(make($0)) }
      }
    }

    /// Returns the view of a native piece; nil if none is registered for its value's type.
    func piece(for value: NativeValue) -> AnyView? {
      pieces[ObjectIdentifier(type(of: value.base))]?(value.base)
    }

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
