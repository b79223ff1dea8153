/// The state of a program that a test has started.
public enum ProgramEnd: Hashable, Sendable {
  /// The program has exited with this status.
  case exit(Int32)
  /// The program was ended by this signal.
  case signal(Int32)
  /// The program was stopped, as by Control-Z, and can be continued.
  case stopped
  /// The program is running.
  case running
}
