import Calcot
import Testing

@testable import CalcotSwiftUI

@Suite("The form of a dialog")
struct DialogFormTests {
  @Test("is that of an action sheet only where that needs nothing to point at")
  func forms() {
    for isWide in [false, true] {
      for pointsAtSource in [false, true] {
        #expect(DialogForm(.alert, isWide: isWide, pointsAtSource: pointsAtSource) == .alert)
        #expect(
          DialogForm(.actionSheet, isWide: isWide, pointsAtSource: pointsAtSource)
            == (isWide || pointsAtSource ? .alert : .confirmationDialog))
      }
    }
  }
}
