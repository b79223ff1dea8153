import CalcotFindings
import CalcotText

extension Finding {
  /// The grade and the confidence, as "grade C, 95 %".
  var verdict: String {
    let confidence = Percent(confidence).text
    return grade.map { "grade \($0.rawValue), \(confidence)" } ?? confidence
  }
}
