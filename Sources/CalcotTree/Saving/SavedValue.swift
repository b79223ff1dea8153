#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The saved value of one screen, as JSON. Only the coordinator that reads it knows its type.
package struct SavedValue {
  private let json: String
  private let route: AnyRoute
  private let report: (SavedStateProblem) -> Void

  /// Creates a value from JSON.
  ///
  /// - Parameters:
  ///   - route: The route of the screen.
  ///   - report: A closure that receives the reason if the value cannot be read.
  package init(
    _ json: String, of route: AnyRoute, report: @escaping (SavedStateProblem) -> Void
  ) {
    self.json = json
    self.route = route
    self.report = report
  }

  /// Returns the value, or nil if it cannot be decoded as that type.
  package func read<Value: Decodable>(as type: Value.Type) -> Value? {
    do {
      try Self.limits.check(json.utf8)
      return try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8)).first
    } catch {
      report(.invalid("the saved \(Value.self) of \(route)", "\(error)"))
      return nil
    }
  }

  /// Returns a value as JSON that can be read again.
  ///
  /// - Throws: An error whose description says why it cannot be saved.
  package static func json(of value: any Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(AnyValue(value: value)), as: UTF8.self)
    try limits.check(json.utf8)
    return json
  }

  // NB: the size is limited with that of the whole state.
  private static var limits: JSONLimits { JSONLimits(bytes: .max) }
}

/// A type-erased value.
private struct AnyValue: Encodable {
  let value: any Encodable
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
