/// How a run ends.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  /// The person has to say it in another way: a path that is not there, a mistake in `.calcot.yml`.
  case misuse = 2
  /// The tool could not do what was rightly asked, such as write a report.
  case failure = 3
}

/// What a command has to say.
struct CommandResult: Equatable {
  /// For standard output.
  var output = ""
  /// For standard error.
  var messages = ""
  var status: ExitStatus
}

/// Why a command could not be carried out.
struct ToolFailure: Error, Equatable {
  /// Where, what, and what to do; lines without an end.
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
