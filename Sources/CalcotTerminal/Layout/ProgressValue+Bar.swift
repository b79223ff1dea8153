import Calcot

extension ProgressValue {
  /// A bar that is filled as far as the fraction says.
  func bar(width: Int) -> String {
    let length = max(min(width, Self.longestBar), 0)
    let filled = Int(fraction * Double(length))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
  }

  private static var longestBar: Int { 40 }
}
