import SwiftSyntax

/// The screen that has most in common with the others, reduced to that.
struct TypicalScreen {
  private(set) var skeleton: ScreenSkeleton
  let habits: HouseHabits
  /// Why it was taken, in one line.
  let reason: String
  /// The habits of statements of the reduced screens.
  private let statements: HouseHabits

  /// - Parameters:
  ///   - values: The values of the house, for what is not common.
  ///   - model: The name of the screen to take; nil for the most typical one.
  init(
    among screens: [HouseScreen], values: HouseValues, like model: String?
  ) throws(NewProblem) {
    let neutral = screens.map(NeutralScreen.init)
    let habits = HouseHabits(of: neutral)
    let all = neutral.map { Self.Candidate($0, habits) }
    guard let best = all.first(where: { $0.screen.screen.stem.upper == model }) ?? all.min(by: <)
    else { throw NewProblem("there is no screen to learn from") }
    let lent = Self.lent(to: best, by: all, habits)
    skeleton = ScreenSkeleton(of: best.screen, habits: habits, values: values, lent: lent)
    guard !skeleton.sources.isEmpty else {
      throw NewProblem(
        "the screens here have nothing in common that a new one could be made of; write a template "
          + "in .calcot/templates/screen")
    }
    self.habits = habits
    statements = HouseHabits(
      of: all.map { ScreenSkeleton(of: $0.screen, habits: habits, values: values).reduced })
    let name = best.screen.screen.stem.upper
    reason =
      (model == nil ? "like \(name), the most typical of \(all.count) screens" : "like \(name)")
      + ": \(best.typicalFiles) of \(best.files) files and \(best.typical) of "
      + "\(best.declarations) declarations are those of most screens\n"
  }

  /// Reduces the code of functions to what most screens have.
  mutating func reduceStatements(elsewhere: Set<String>) {
    skeleton.reduce(statements: statements, elsewhere: elsewhere)
  }

  /// Returns the typical files that a screen lacks, from the most typical one that has them.
  private static func lent(
    to best: Candidate, by all: [Candidate], _ habits: HouseHabits
  ) -> [String: NeutralSource] {
    var lent: [String: NeutralSource] = [:]
    for candidate in all.sorted(by: <) {
      for (name, source) in candidate.screen.sources
      where best.screen.sources[name] == nil && lent[name] == nil
        && habits.isTypical(file: name, isTest: source.file.isTest)
      {
        lent[name] = source
      }
    }
    return lent
  }
}

extension TypicalScreen {
  /// A screen with what it has in common with the others.
  fileprivate struct Candidate {
    let screen: NeutralScreen
    private(set) var files = 0
    private(set) var typicalFiles = 0
    private(set) var declarations = 0
    private(set) var typical = 0

    init(_ screen: NeutralScreen, _ habits: HouseHabits) {
      self.screen = screen
      for (name, source) in screen.sources {
        files += 1
        if habits.isTypical(file: name, isTest: source.file.isTest) { typicalFiles += 1 }
        for node in source.declarations {
          count(node, in: "", isTest: source.file.isTest, habits)
        }
      }
    }

    private mutating func count(
      _ node: DeclSyntax, in parent: String, isTest: Bool, _ habits: HouseHabits
    ) {
      for key in DeclarationKey.keys(of: node) {
        declarations += 1
        if habits.isTypical(key, in: parent, isTest: isTest) { typical += 1 }
        for member in node.members?.members ?? [] {
          count(
            member.decl, in: DeclarationKey.joined(parent, key), isTest: isTest, habits)
        }
      }
    }

    /// A screen stands before another that has fewer typical files, or more of its own besides.
    static func < (one: Candidate, other: Candidate) -> Bool {
      if one.typicalFiles != other.typicalFiles { return one.typicalFiles > other.typicalFiles }
      let (left, right) = (one.typical * other.declarations, other.typical * one.declarations)
      if left != right { return left > right }
      return one.screen.screen.path < other.screen.screen.path
    }
  }
}
