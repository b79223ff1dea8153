import Calcot
import CalcotTesting
import Foundation
import Testing

@testable import Counter

@MainActor
@Suite struct CounterRestartTests {
  @Test func `goes on from where it was after a restart`() async throws {
    let first = CounterApp()
    await first.addOne(times: 7)
    let state = try first.savedState()
    first.app.end()
    let second = CounterApp(restoring: state)
    second.app.expect("7")
    await second.addOne()
    second.app.expect("8")
  }

  @Test func `does not congratulate again for what was reached before the restart`() async throws {
    let first = CounterApp()
    await first.addOne(times: 50)
    let second = CounterApp(restoring: try first.savedState())
    await second.app.settle()
    second.app.expect("50")
    #expect(second.app.tree?.dialog == nil)
    await second.addOne(times: 50)
    second.app.expect("You tapped 100 times.")
  }

  @Test(arguments: ["-1", "9223372036854775808", "1.5", #""many""#, "null", "[]"])
  func `starts at 0 where what was saved is no count`(_ count: String) async throws {
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
