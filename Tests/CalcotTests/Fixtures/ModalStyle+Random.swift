import Calcot
import CalcotTesting

extension ModalStyle {
  /// Returns a random style.
  static func random(using random: inout SeededGenerator) -> ModalStyle {
    allCases.randomElement(using: &random) ?? .sheet
  }

}
