/// The unit in which amounts are shown.
enum WeightUnit: String, CaseIterable {
  case grams = "Grams"
  case ounces = "Ounces"

  func text(_ grams: Double) -> String {
    switch self {
    case .grams: "\(Int(grams.rounded())) g"
    case .ounces: "\((grams / 28.35 * 10).rounded() / 10) oz"
    }
  }
}
