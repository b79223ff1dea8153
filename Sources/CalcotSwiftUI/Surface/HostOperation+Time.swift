#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot

  extension HostOperation {
    /// Whether SwiftUI has to tell that it has carried the operation out, as it would drop what it is
    /// asked to show meanwhile. All else it takes up whatever it still moves.
    var takesTime: Bool {
      switch self {
      case .push, .pop, .replaceStack, .select, .clear, .showDialog: false
      // NB: a dialog right after another one would be the same to it.
      case .hideDialog, .dismiss: true
      case .present(_, let style, _): style != .base
      }
    }
  }

  extension HostSurface {
    /// What is to be seen while the running operation or movement is carried out: its result.
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
