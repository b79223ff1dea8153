import Calcot
import CalcotTesting
import Testing

@testable import CalcotSwiftUI

@Suite("What a changed path means")
struct PathChangeTests {
  @Test func `a shortened path is a pop to the last screen that it has left`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let given = ids(.random(in: 0...8, using: &random))
      let count = Int.random(in: 0...given.count, using: &random)
      let change = PathChange(root: root, from: given, to: Array(given.prefix(count)))
      let expected: PathChange =
        count == given.count ? .none : .pop(to: count == 0 ? root : given[count - 1])
      #expect(change == expected)
    }
  }

  @Test func `any other path is foreign`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let given = ids(.random(in: 0...5, using: &random))
      var reported = given
      reported.insert(
        ScreenID(rawValue: 1_000), at: .random(in: 0...given.count, using: &random))
      reported.removeLast(.random(in: 0..<reported.count, using: &random))
      let isPrefix = given.starts(with: reported)
      #expect(
        (PathChange(root: root, from: given, to: reported) == .foreign) == !isPrefix)
    }
  }

  private var root: ScreenID { ScreenID(rawValue: 1) }

  private func ids(_ count: Int) -> [ScreenID] { (0..<count).map { ScreenID(rawValue: $0 + 2) } }
}
