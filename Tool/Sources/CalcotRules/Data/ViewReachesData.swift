internal import CalcotCode
internal import CalcotFindings

/// A View or view controller that accesses the network, a database, or a store.
struct ViewReachesData: Rule {
  static let description = RuleDescription(
    id: "view-reaches-data", group: "data",
    summary: "A View reaches neither network nor database, defaults, keychain, stores or services.",
    rationale: """
      What a View loads or saves itself is done once more by the next View, cannot be tested without \
      showing it, and changes with the looks of the screen. A screen's data has one owner, its \
      Interactor.
      """,
    remedy: """
      Let the ViewModel offer what the View shows and take what the user did; let its Interactor load \
      and save. An extension of a view takes the image or text, not where to find it.
      """,
    examples: examples + globals)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let making = DataFindings(context: context)
    return DataAccesses.of(context).byType.compactMap { type, uses in
      let confidence = Self.confidence(of: type, in: codebase)
      guard confidence >= 0.6 else { return nil }
      return making.finding(
        of: Self.self, uses, in: type, role: confidence,
        why: type.isExternal
          ? "an extension of a view is part of every screen that uses it, so it is given what to show"
          : "a View is given what to show, and its Interactor reaches data")
    }
  }

  private static let views: [Name] = [
    "UIView", "UIViewController", "NSView", "NSViewController", "View",
  ]

  /// Returns the confidence that a type is a view; also for an extension of one of UIKit's.
  static func confidence(of type: CodeType, in codebase: Codebase) -> Double {
    if type.isExternal {
      return views.contains { codebase.isSubtype(type.name, nil, of: $0) } ? 0.95 : 0
    }
    let guess = codebase.guess(type)
    return guess.role.isUI && !type.isProtocol ? guess.confidence : 0
  }
}
