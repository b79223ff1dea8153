#if Streams
  import CalcotStreams

  /// The error of the tests' work.
  struct Failure: Error, Equatable {
    let reason: String
  }

  extension ActionError {
    /// The error as a line that a test compares.
    var line: String {
      switch self {
      case .failed(let error): "failed: \((error as? Failure)?.reason ?? "\(error)")"
      case .notEnabled: "not enabled"
      }
    }
  }

  extension ActionOutcome {
    /// The outcome as a line that a test compares.
    var line: String {
      switch self {
      case .completed(let element): "completed: \(element.map { "\($0)" } ?? "nothing")"
      case .failed(let error): "failed: \((error as? Failure)?.reason ?? "\(error)")"
      case .notEnabled: "not enabled"
      case .cancelled: "cancelled"
      }
    }
  }
#endif
