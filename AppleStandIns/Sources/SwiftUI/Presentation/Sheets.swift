extension View {
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("sheet(item:)", .sheet, item: item, onDismiss: onDismiss, content: content)
  }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    layered { $0.detents = detents }
  }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    layered { $0.dragIndicator = visibility }
  }

  /// "Conditionally prevents interactive dismissal of presentations like popovers, sheets, and
  /// inspectors."
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    layered { if isDisabled { $0.isPullDisabled = true } }
  }

  @available(iOS 18, macOS 15, visionOS 2, *)
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    layered { $0.sizing = "\(type(of: sizing))" }
  }

  private func layered(
    _ name: String = #function, _ change: @escaping @MainActor (inout DrawnLayer) -> Void
  ) -> some View {
    modified(name) { pen, content in
      content()
      if pen.isVisible { change(&pen.layer.drawn) }
    }
  }
}

/// https://developer.apple.com/documentation/swiftui/presentationdetent
public struct PresentationDetent: Hashable, Sendable {
  let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
}

/// Custom sizings are not supported: the requirements of the protocol are omitted.
///
/// https://developer.apple.com/documentation/swiftui/presentationsizing
@available(iOS 18, macOS 15, visionOS 2, *)
public protocol PresentationSizing {}
/// https://developer.apple.com/documentation/swiftui/formpresentationsizing
@available(iOS 18, macOS 15, visionOS 2, *)
public struct FormPresentationSizing: PresentationSizing {}

@available(iOS 18, macOS 15, visionOS 2, *)
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
