/// The source of a fake, or of a type that fakes need.
struct FakeBlock: Sendable {
  /// The name of the type, with those of the enclosing types.
  var name: String
  var imports: Set<String>
  /// The declaration.
  var text: String
  /// The condition that compiles the block.
  var condition: String?
  /// The other types that the block needs.
  var needs: Set<Need> = []

  /// A type that fakes need.
  enum Need: CaseIterable {
    case unansweredCall, locked

    var block: FakeBlock {
      switch self {
      case .unansweredCall: FakeBlock.unansweredCall
      case .locked: FakeBlock.locked
      }
    }
  }

  /// The error that a fake without an answer throws.
  static let unansweredCall = FakeBlock(
    name: "UnansweredCall", imports: [],
    text: """
      /// An error for a call of a fake for which a test has set no answer.
      struct UnansweredCall: Error, CustomStringConvertible {
        let description: String

        init(_ call: String, set answer: String) {
          description = "\\(call) has no answer: set \\(answer)"
        }
      }

      """)

  /// The property wrapper of fakes that any thread can use.
  static let locked = FakeBlock(
    name: "Locked", imports: ["import Foundation"],
    text: """
      /// A value with a lock.
      @propertyWrapper
      // NB: the value is used with the lock only.
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
