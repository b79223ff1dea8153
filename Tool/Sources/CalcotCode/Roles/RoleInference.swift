/// Infers the role of each type by weighing clues.
///
/// The weights are here and in ``RoleWords``. A role wins by its sum, and its confidence depends on
/// the sum and on the distance to the next role. A name alone gives about 6, the inheritance from
/// UIKit or SwiftUI 9, a folder 1 to 2, members 1 to 3.
struct RoleInference {
  let codebase: Codebase
  private let words = WordCache()

  init(_ codebase: Codebase) {
    self.codebase = codebase
  }

  func guess(_ type: CodeType) -> RoleGuess {
    Self.guess(from: clues(for: type))
  }

  static func guess(from clues: [RoleClue]) -> RoleGuess {
    var sums = [Double](repeating: 0, count: Role.allCases.count)
    for clue in clues { sums[Int(clue.role.rawValue)] += clue.weight }
    var best = Role.none
    var next = Role.none
    for role in Role.allCases {
      let sum = sums[Int(role.rawValue)]
      if sum > sums[Int(best.rawValue)] {
        next = best
        best = role
      } else if role != best, sum > sums[Int(next.rawValue)] || next == best {
        next = role
      }
    }
    let sum = sums[Int(best.rawValue)]
    guard sum >= Self.leastSum(for: best) else { return .unknown }
    let margin = sum - Swift.max(0, best == next ? 0 : sums[Int(next.rawValue)])
    let confidence = Swift.min(
      0.99, 0.45 + 0.035 * Swift.min(sum, 9) + 0.045 * Swift.min(margin, 6))
    return RoleGuess(
      role: best, confidence: confidence,
      alternative: sums[Int(next.rawValue)] > 0 && next != best ? next : .none)
  }

  /// Returns the least sum that makes a role, which is lower for data.
  private static func leastSum(for role: Role) -> Double {
    role == .model || role == .value || role == .none ? 1.5 : 3.5
  }

  func clues(for type: CodeType) -> [RoleClue] {
    let place = codebase.codeFiles[Int(type.declaration.file)]
    let claim = words[type.name]
    let features = TypeFeatures(of: type, in: codebase, words: words)
    var supertypeWords: [RoleWords] = []
    for entry in type.inherited.prefix(6) { supertypeWords.append(words[entry.name]) }
    let subject = RoleSubject(
      type: type, name: type.name.text, claim: claim, ancestry: codebase.ancestry(of: type),
      features: features, file: place, path: codebase.files[Int(type.declaration.file)].path,
      supertypes: supertypeWords, outer: type.outer.map { codebase[$0] },
      outerClaim: type.outer.map { words[codebase[$0].name] },
      outerAncestry: type.outer.map { codebase.ancestry(of: codebase[$0]) } ?? [],
      hasScreen: claim.role == .viewModel && hasScreen(type))
    return subject.clues
  }

  private func hasScreen(_ type: CodeType) -> Bool {
    let name = type.name.text
    guard type.outer == nil, name.ends("ViewModel") else { return false }
    return codebase.linked.screens.contains(String(Substring(name.utf8.dropLast(9))))
  }
}

/// A cache of the words in names. For one thread.
final class WordCache {
  private var words: [Name: RoleWords] = [:]

  subscript(name: Name) -> RoleWords {
    if let known = words[name] { return known }
    let found = RoleWords(name.text)
    words[name] = found
    return found
  }
}
