internal import CalcotCode
public import CalcotFindings

/// A ViewModel takes a singleton, or asks a locator.
public struct ViewModelSingleton: Rule {
  public init() {}

  public func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let search = SingletonSearch(codebase)
    let found = search.uses { ViewModels.isOne($0, in: codebase) && !$0.isProtocol }
    let all = codebase.types.filter { ViewModels.isOne($0, in: codebase) && !$0.isProtocol }.count
    let share = Share(with: all - found.count, of: all)
    return found.compactMap { type, uses in
      let counted = uses.filter { !$0.isExempt }
      guard let first = counted.first ?? uses.first else { return nil }
      let isInfo = counted.isEmpty || share.fraction < 0.4 && all >= 10
      return context.finding(
        of: Self.self, at: first.node, severity: isInfo ? .info : .warning,
        confidence: codebase.guess(type).confidence * (first.isExempt ? 0.75 : 0.95),
        symbol: first.text, message: message(first, counted.dropFirst(), in: type),
        facts: facts(counted.dropFirst(), first) + habit(share, at: type.declaration))
    }
  }

  private func message(
    _ first: SingletonUse, _ others: ArraySlice<SingletonUse>, in type: CodeType
  ) -> String {
    let more =
      others.isEmpty
      ? "" : " and \(others.count) more singleton\(others.count == 1 ? "" : "s") like it"
    return "'\(type.name)' reaches '\(first.text)'\(more); what it is given in its initialiser, a "
      + "test can replace"
  }

  private func facts(_ others: ArraySlice<SingletonUse>, _ first: SingletonUse) -> [Fact] {
    others.prefix(16).map { Fact("and '\($0.text)' here", at: $0.node) }
  }

  private func habit(_ share: Share, at node: NodeID) -> [Fact] {
    share.isHabit() ? [Fact(share.sentence("do without"), at: node)] : []
  }

  public static let description = RuleDescription(
    id: "viewmodel-singleton", group: "data",
    summary: "A ViewModel is given what it needs, and reaches no singleton or locator.",
    rationale: """
      What a ViewModel takes from `Core.shared` is a dependency that its initialiser does not show; \
      tests of it share state with each other, and with the app.
      """,
    remedy: """
      Make it a parameter of the initialiser, by protocol; the singleton may be its default argument, \
      or better, the Coordinator that makes the ViewModel passes it.
      """,
    examples: ViewModelSingletonExamples.all)
}
