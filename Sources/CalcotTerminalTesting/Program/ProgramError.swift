/// Why a program could not be started behind a pseudo-terminal.
public struct ProgramError: Error, Equatable, CustomStringConvertible {
  /// What was asked of the system.
  public let call: String
  /// The system's number for what went wrong.
  public let code: Int32

  init(_ call: String, code: Int32) {
    self.call = call
    self.code = code
  }

  /// What was asked, what the system said, and what to look at.
  public var description: String {
    "\(call) failed with error \(code). Check that the program has been built (the test target "
      + "must depend on it) and that the machine has a pseudo-terminal left."
  }
}
