import Calcot
import CalcotContent

extension ProgressValue {
  /// Returns a bar that is filled in proportion to the fraction.
  func bar(width: Int) -> String {
    let length = max(min(width, Self.longestBar), 0)
    let filled = Int(fraction * Double(length))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
  }

  private static var longestBar: Int { 40 }
}
