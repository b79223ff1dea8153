/// The exit status of a run.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  /// The command line or a file of the user has a mistake: a path that does not exist, an unknown
  /// key in `.calcot.yml`.
  case misuse = 2
  /// The tool failed in spite of a valid request, such as at writing a report.
  case failure = 3
}

/// The output and the exit status of a command.
struct CommandResult: Equatable {
  /// The text for standard output.
  var output = ""
  /// The text for standard error.
  var messages = ""
  var status: ExitStatus
}

/// An error that ends a command.
struct ToolFailure: Error, Equatable {
  /// The place, the problem and the remedy, in lines without a line end after the last one.
  var message: String
  var status: ExitStatus

  static func misuse(_ message: String) -> ToolFailure {
    ToolFailure(message: message, status: .misuse)
  }

  static func failure(_ message: String) -> ToolFailure {
    ToolFailure(message: message, status: .failure)
  }
}

extension CommandResult {
  init(_ failure: ToolFailure) {
    self.init(messages: failure.message + "\n", status: failure.status)
  }
}
