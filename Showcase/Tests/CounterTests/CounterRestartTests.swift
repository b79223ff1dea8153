import Calcot
import CalcotTesting
import Foundation
import Testing

@MainActor
@Suite struct CounterRestartTests {
  @Test(arguments: ["-1", "9223372036854775808", "1.5", #""many""#, "null", "[]"])
  func `starts at 0 if the saved state is no count`(_ count: String) async throws {
    let counter = CounterApp(restoring: try state(withCount: count))
    counter.app.expect("0")
    #expect(counter.app.app?.restoration?.problems.count == 1)
    await counter.addOne()
    counter.app.expect("1")
  }

  @Test func `stays at the greatest number there is`() async throws {
    let counter = CounterApp(restoring: try state(withCount: "\(Int.max)"))
    counter.app.expect("9,223,372,036,854,775,807")
    await counter.addOne()
    counter.app.expect("9,223,372,036,854,775,807")
  }

  /// Returns a state in which the saved count of 7 is replaced.
  private func state(withCount count: String) throws -> Data {
    let counter = CounterApp()
    for _ in 0..<7 { counter.app.tap("Add one") }
    let state = String(decoding: try #require(try counter.savedState()), as: UTF8.self)
    let saved = String(decoding: try JSONEncoder().encode(count), as: UTF8.self)
    #expect(state.contains(#""saved":"7""#))
    return Data(state.replacingOccurrences(of: #""saved":"7""#, with: #""saved":\#(saved)"#).utf8)
  }
}
