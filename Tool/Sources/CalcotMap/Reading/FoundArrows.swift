/// The arrows found so far, each once, with the evidence from all places.
struct FoundArrows {
  private var byKey: [Arrow.Key: Arrow] = [:]
  private static let mostEvidence = 5

  var arrows: [Arrow] { Array(byKey.values) }

  mutating func add(_ arrow: Arrow) {
    guard var known = byKey[arrow.key] else {
      byKey[arrow.key] = arrow
      return
    }
    for line in arrow.evidence
    where known.evidence.count < Self.mostEvidence && !known.evidence.contains(line) {
      known.evidence.append(line)
    }
    known.confidence = max(known.confidence, arrow.confidence)
    byKey[arrow.key] = known
  }
}
