import Calcot
import CalcotTesting

extension ModalStyle {
  static func random(using random: inout SeededGenerator) -> ModalStyle {
    allCases.randomElement(using: &random) ?? .sheet
  }

}
