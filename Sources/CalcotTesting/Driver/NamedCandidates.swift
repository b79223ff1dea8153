import Calcot

/// The candidates with one name, which a test has to tell apart.
package struct NamedCandidates {
  private let byLabel: [String: [Candidate]]
  private let kind: Target.Kind

  package init(_ candidates: [Candidate], _ kind: Target.Kind) {
    byLabel = Dictionary(grouping: candidates, by: \.control.label)
    self.kind = kind
  }

  /// Returns the shortest words that match this candidate and no other.
  package func target(of candidate: Candidate) -> Target {
    let label = candidate.control.label
    var target = Target(label: label, kind: kind)
    let named = byLabel[label] ?? []
    if candidate.role == .toggle { target.role = .toggle }
    guard named.count > 1 else { return target }
    if kind == .control, named.filter({ $0.role == candidate.role }).count == 1 {
      target.role = candidate.role
      return target
    }
    let place = candidate.places.first { place in
      named.filter { $0.places.contains(place) }.count == 1
    }
    target.place = place
    if place == nil { target.index = named.firstIndex { $0.isSame(as: candidate) } }
    return target
  }
}

extension Candidate {
  fileprivate func isSame(as other: Candidate) -> Bool {
    switch (control, other.control) {
    case (.element(let one), .element(let another)):
      one.id == another.id && one.screen == another.screen
    case (.tab(let one, let id, _), .tab(let another, let otherID, _)):
      one == another && id == otherID
    case (.choice(let one, _, _), .choice(let another, _, _)): one == another
    case (.messageAction, .messageAction): true
    default: false
    }
  }
}
