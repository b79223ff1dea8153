extension View {
  /// https://developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("sheet(item:)", .sheet, item: item, onDismiss: onDismiss, content: content)
  }

  /// https://developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      "sheet(isPresented:)", .sheet, isPresented: isPresented, onDismiss: onDismiss,
      content: content)
  }

  /// https://developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(
      "fullScreenCover(item:)", .fullScreenCover, item: item, onDismiss: onDismiss,
      content: content)
  }

  /// https://developer.apple.com/documentation/swiftui/view/fullscreencover(ispresented:ondismiss:content:)
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      "fullScreenCover(isPresented:)", .fullScreenCover, isPresented: isPresented,
      onDismiss: onDismiss, content: content)
  }

  /// https://developer.apple.com/documentation/swiftui/view/popover(item:attachmentanchor:arrowedge:content:)
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("popover(item:)", .popover, item: item, onDismiss: nil, content: content)
  }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      "popover(isPresented:)", .popover, isPresented: isPresented, onDismiss: nil,
      content: content)
  }

  /// https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:)
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    layered { $0.detents = detents }
  }

  /// https://developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:)
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    layered { $0.dragIndicator = visibility }
  }

  /// https://developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:)
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    layered { $0.compactAdaptation = adaptation }
  }

  /// "Conditionally prevents interactive dismissal of presentations like popovers, sheets, and
  /// inspectors."
  ///
  /// https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    layered { if isDisabled { $0.isPullDisabled = true } }
  }

  /// https://developer.apple.com/documentation/swiftui/view/presentationsizing(_:)
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
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// https://developer.apple.com/documentation/swiftui/presentationadaptation
public struct PresentationAdaptation: Equatable, Sendable {
  let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// https://developer.apple.com/documentation/swiftui/popoverattachmentanchor
public enum PopoverAttachmentAnchor: Sendable {
  /// https://developer.apple.com/documentation/swiftui/anchor/source
  public struct Source: Sendable { public static let bounds = Source() }
  case rect(Source)
}

/// Custom sizings are not supported: the requirements of the protocol are omitted.
///
/// https://developer.apple.com/documentation/swiftui/presentationsizing
@available(iOS 18, macOS 15, visionOS 2, *)
public protocol PresentationSizing {}
public struct FormPresentationSizing: PresentationSizing { public init() {} }
public struct PagePresentationSizing: PresentationSizing { public init() {} }
public struct FittedPresentationSizing: PresentationSizing { public init() {} }

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
