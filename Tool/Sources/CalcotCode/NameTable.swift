internal import Synchronization

/// The texts of all names of the process.
final class NameTable: Sendable {
  static let shared = NameTable()

  private struct State {
    var numbers: [String: UInt32] = ["": 0]
    var texts: [String] = [""]
  }

  private let state = Mutex(State())

  func name(_ text: String) -> Name {
    state.withLock { Name(number: Self.number(text, in: &$0)) }
  }

  /// The names of many texts, for one taking of the lock.
  func names(_ texts: [String]) -> [Name] {
    state.withLock { state in texts.map { Name(number: Self.number($0, in: &state)) } }
  }

  func text(of name: Name) -> String {
    state.withLock { $0.texts[Int(name.number)] }
  }

  private static func number(_ text: String, in state: inout State) -> UInt32 {
    if let number = state.numbers[text] { return number }
    let number = UInt32(state.texts.count)
    state.numbers[text] = number
    state.texts.append(text)
    return number
  }
}
