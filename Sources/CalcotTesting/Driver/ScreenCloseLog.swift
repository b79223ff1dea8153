import Calcot

/// A log of the steps of a test after which screens left the tree, so that a part that is still
/// held is reported at the line that closed its screen.
@MainActor
final class ScreenCloseLog {
  private var latest: SourcePlace
  private var places: [ScreenID: SourcePlace] = [:]

  /// - Parameter place: The start of the app.
  init(of app: CalcotApp, startedAt place: SourcePlace) {
    latest = place
    app.transitions.add { [weak self] transition in
      for screen in transition.leaving { self?.places[screen.id] = self?.latest }
    }
  }

  /// Records a step.
  func step(at place: SourcePlace) { latest = place }

  /// Groups parts by the step that closed their screens; the step is `nil` if none of the test did.
  func grouped(_ held: [HeldPart]) -> [(step: SourcePlace?, parts: [HeldPart])] {
    var groups: [(step: SourcePlace?, parts: [HeldPart])] = []
    for part in held {
      let step = places[part.screen]
      let group = groups.firstIndex {
        $0.step?.line == step?.line && $0.step.map { "\($0.fileID)" } == step.map { "\($0.fileID)" }
      }
      if let group { groups[group].parts.append(part) } else { groups.append((step, [part])) }
    }
    return groups
  }

  /// Returns a sentence that names a part, its holder, and the line of the step that closed its screen.
  func sentence(on held: HeldPart) -> String {
    guard let place = places[held.screen] else { return "\(held)" }
    let file = "\(place.fileID)".split(separator: "/").last ?? ""
    return "\(held), though its screen left the tree after line \(place.line) of \(file)"
  }
}
