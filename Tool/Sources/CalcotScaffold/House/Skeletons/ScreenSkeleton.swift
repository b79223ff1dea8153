import SwiftSyntax

/// A screen that is reduced to what most screens of its house have in common.
struct ScreenSkeleton {
  let screen: NeutralScreen
  /// The sources that are left, by the neutral names of their files.
  private(set) var sources: [String: NeutralSource]
  private let before: DeclaredNames
  private let habits: HouseHabits
  private let values: HouseValues

  /// Creates the skeleton of a screen.
  ///
  /// - Parameters:
  ///   - values: The values of the house, for what is gone.
  ///   - lent: Typical files that the screen lacks, from another one.
  init(
    of screen: NeutralScreen, habits: HouseHabits, values: HouseValues,
    lent: [String: NeutralSource] = [:]
  ) {
    self.screen = screen
    self.habits = habits
    self.values = values
    sources = screen.sources.merging(lent) { own, _ in own }
    before = DeclaredNames(in: sources.sorted { $0.key < $1.key }.map(\.value.tree))
    sources = sources.filter { habits.isTypical(file: $0.key, isTest: $0.value.file.isTest) }
    reduce(statements: nil, elsewhere: [])
  }

  /// Takes out the statements that belong to one screen.
  ///
  /// - Parameters:
  ///   - statements: The habits of reduced screens.
  ///   - elsewhere: The neutral names that other files declare.
  mutating func reduce(statements: HouseHabits?, elsewhere: Set<String>) {
    // NB: a call is told from what it calls, which has to be reduced first.
    var isFirst = statements == nil
    while true {
      var names = names(elsewhere)
      names.isTrusting = isFirst
      var isSame = true
      for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
        names.values = place(in: source.file)
        let reducer = SkeletonReducer(
          habits: habits, statements: statements, names: names, isTest: source.file.isTest,
          file: name, modules: values.modules)
        let tree = reducer.reduced(source.tree)
        if tree.description != source.tree.description { isSame = false }
        sources[name]?.tree = tree
      }
      if isSame, !isFirst { break }
      isFirst = false
    }
    sources = sources.filter { !$0.value.declarations.isEmpty }
  }

  /// The names of the screen that are left.
  func names(_ elsewhere: Set<String> = []) -> KnownNames {
    let product = sources.values.filter { !$0.file.isTest }.map(\.tree)
    return KnownNames(
      before: before, after: DeclaredNames(in: sources.values.map(\.tree)),
      product: DeclaredNames(in: product), elsewhere: elsewhere)
  }

  /// Returns a place in a file at which values are needed.
  func place(in file: HouseFile) -> HouseValues.Place {
    let own = sources.values.filter { file.isTest || !$0.file.isTest }.map(\.tree)
    return HouseValues.Place(house: values, own: own, file: file)
  }

  /// The screen with the sources that are left.
  var reduced: NeutralScreen {
    var screen = screen
    screen.sources = sources
    return screen
  }
}

extension NeutralSource {
  /// The declarations at the top level, without imports.
  var declarations: [DeclSyntax] {
    tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
      .filter { !$0.is(ImportDeclSyntax.self) }
  }
}
