#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import CalcotContent

  extension HostOperation {
    /// A Boolean value that indicates whether the operation presents or dismisses something.
    package var changesLayers: Bool {
      switch self {
      case .present, .dismiss, .clear, .showDialog, .hideDialog: true
      case .push, .pop, .replaceStack, .select: false
      }
    }
  }
#endif
