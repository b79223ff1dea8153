#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import CalcotUIKit

  /// The width classes that decide whether two screens fit side by side.
  struct Room: Equatable {
    /// A Boolean value that indicates whether the window is compact; nil until SwiftUI has reported
    /// it.
    var isWindowNarrow: Bool?
    /// The layers and whether each is compact: a modal is narrower than the window.
    var layers: [LayerID: Bool] = [:]
    /// A Boolean value that indicates whether the host is notifying the app of the width at this
    /// moment.
    var isReported = false

    /// Returns whether the width is compact where the user works: in the top layer if it has
    /// screens side by side, otherwise in the window.
    func isNarrow(for surface: HostSurface, in tree: NavigationTree) -> Bool? {
      let top = surface.hasSides(in: tree) ? surface.layers.last : nil
      return top.flatMap { layers[$0.id] } ?? isWindowNarrow
    }
  }
#endif
