/// How it stands with a program that a test has started.
public enum ProgramEnd: Hashable, Sendable {
  /// It ended by itself, with this status.
  case exit(Int32)
  /// A signal ended it.
  case signal(Int32)
  /// It was stopped, as Control-Z does, and can be continued.
  case stopped
  /// It runs.
  case running
}
