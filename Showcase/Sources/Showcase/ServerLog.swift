import ArgumentParser
import Foundation
import Logging

/// The form of the log, which goes to the standard error.
enum LogForm: String, CaseIterable, ExpressibleByArgument {
  case text
  /// One object a line.
  case json

  /// Sets this form for all loggers of the program. Call it once, before the first logger is made.
  func use(from level: Logger.Level) {
    LoggingSystem.bootstrap { label in
      var handler: any LogHandler =
        switch self {
        case .text: StreamLogHandler.standardError(label: label)
        case .json: JSONLog(label: label)
        }
      handler.logLevel = level
      return handler
    }
  }

  /// Returns the level that an option names.
  static func level(option text: String) throws -> Logger.Level {
    guard let level = Logger.Level(rawValue: text) else {
      let known = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no level \"\(text)\": choose one of \(known).")
    }
    return level
  }
}

/// A log of one JSON object a line.
struct JSONLog: LogHandler {
  let label: String
  var logLevel = Logger.Level.info
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var line = Self.line(event, label, metadata)
    line.append(0x0A)
    // NB: as one piece, because the lines of workers go to the same place.
    try? FileHandle.standardError.write(contentsOf: line)
  }

  private static func line(
    _ event: LogEvent, _ label: String, _ metadata: Logger.Metadata
  ) -> Data {
    var fields: [String: Any] = [
      "time": Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)),
      "level": event.level.rawValue, "logger": label, "message": event.message.description,
    ]
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    if !all.isEmpty { fields["metadata"] = object(.dictionary(all)) }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: fields, options: options)) ?? Data()
  }

  private static func object(_ value: Logger.MetadataValue) -> Any {
    switch value {
    case .dictionary(let values): values.mapValues(object)
    case .array(let values): values.map(object)
    default: value.description
    }
  }
}
