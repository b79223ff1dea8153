#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// A failure that ends a run.
  struct DevFailure: Error {
    /// The problem and its remedy, without a line end.
    let message: String
    /// A Boolean value that indicates whether the user asked for what is not possible, or has a mistake
    /// in a file.
    let isMisuse: Bool

    static func misuse(_ message: String) -> DevFailure {
      DevFailure(message: message, isMisuse: true)
    }

    static func failure(_ message: String) -> DevFailure {
      DevFailure(message: message, isMisuse: false)
    }

    /// A failure of a system call, with the system's reason.
    static func system(_ text: String) -> DevFailure {
      .failure("calcot: error: \(text): \(String(cString: strerror(errno)))")
    }
  }
#endif
