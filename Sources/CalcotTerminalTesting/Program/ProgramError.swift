/// A reason why a program could not be started on a pseudo-terminal.
public struct ProgramError: Error, Equatable, CustomStringConvertible {
  /// The system call that failed.
  public let call: String
  /// The system's error number.
  public let code: Int32

  init(_ call: String, code: Int32) {
    self.call = call
    self.code = code
  }

  /// A description of the failed call and its error, with advice on what to check.
  public var description: String {
    "\(call) failed with error \(code). Check that the program has been built (the test target "
      + "must depend on it) and that the machine has a pseudo-terminal left."
  }
}
