/// A file of fakes, as it should be.
public struct FakeFile: Sendable, Equatable {
  /// The name in the folder of the fakes.
  public var name: String
  public var text: String

  /// The first line of every file.
  static let mark = "// Made by `calcot fakes`; do not edit."

  /// The error that fakes throw which have no answer.
  static let unansweredCall = FakeFile(
    name: "UnansweredCall.swift",
    text: """
      \(mark)

      /// An error for a call of a fake for which a test has set no answer.
      struct UnansweredCall: Error, CustomStringConvertible {
        let description: String

        init(_ call: String, set answer: String) {
          description = "\\(call) has no answer: set \\(answer)"
        }
      }

      """)

  /// The property wrapper of fakes that can be used from everywhere.
  static let locked = FakeFile(
    name: "Locked.swift",
    text: """
      \(mark)

      import Foundation

      /// A value with a lock.
      @propertyWrapper
      final class Locked<Value>: @unchecked Sendable {
        private let lock = NSLock()
        private var value: Value

        init(wrappedValue: Value) { value = wrappedValue }

        var wrappedValue: Value {
          get { lock.withLock { value } }
          set { lock.withLock { value = newValue } }
        }

        func withLock(_ change: (inout Value) -> Void) { lock.withLock { change(&value) } }
      }

      """)
}
