#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import CalcotContent
  package import CalcotTree

  /// The way out of a segment's root, which SwiftUI does not provide.
  package enum WayOut: Equatable {
    /// No way out.
    case none
    /// Back to the screen below.
    case back(to: ScreenID, in: StackID)
    /// Out of the modal.
    case close(LayerID)
  }
#endif
