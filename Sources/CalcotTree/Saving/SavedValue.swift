#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The saved value of one screen, as JSON: only the coordinator that reads it knows its type.
package struct SavedValue {
  private let json: String
  private let report: (SavedStateProblem) -> Void

  /// Creates a value from JSON.
  ///
  /// - Parameter report: A closure that receives the reason if the value cannot be read.
  package init(_ json: String, report: @escaping (SavedStateProblem) -> Void) {
    self.json = json
    self.report = report
  }

  /// Returns the value, or nil if it cannot be decoded as that type.
  package func read<Value: Decodable>(as type: Value.Type) -> Value? {
    do {
      return try JSONDecoder().decode([Value].self, from: Data("[\(json)]".utf8)).first
    } catch {
      report(.invalid("a screen's saved \(Value.self)", "\(error)"))
      return nil
    }
  }

  /// Returns a value as JSON.
  package static func json(of value: any Encodable) throws(SavedStateProblem) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(AnyValue(value: value)), as: UTF8.self)
    } catch { throw .unreadable("a screen's value cannot be encoded: \(error)") }
  }
}

/// A type-erased value.
private struct AnyValue: Encodable {
  let value: any Encodable
  func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
