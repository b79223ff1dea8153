#if canImport(SwiftUI) && !os(iOS) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  extension HostOperation {
    /// A Boolean value that indicates whether the host waits for SwiftUI to report the end of the
    /// operation, as SwiftUI would drop another request meanwhile. It accepts all other operations
    /// even while it animates.
    var takesTime: Bool {
      switch self {
      case .push, .pop, .replaceStack, .select, .clear, .showDialog: false
      // NB: SwiftUI would mistake a dialog right after another one for the same dialog.
      case .hideDialog, .dismiss: true
      case .present(_, let style, _): style != nil
      }
    }
  }

  extension HostSurface {
    /// The surface when the running operation or movement has ended.
    var destination: HostSurface {
      var result = self
      switch activity {
      case .operation(let operation): result.end(operation)
      case .finishing: _ = result.finishGesture()
      case .idle, .gesture: break
      }
      return result
    }
  }
#endif
