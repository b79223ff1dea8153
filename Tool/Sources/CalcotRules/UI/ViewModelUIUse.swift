internal import CalcotCode
internal import CalcotFindings

/// A ViewModel that uses views, controllers or the UI's globals, whether its file imports them or
/// not.
struct ViewModelUIUse: Rule {
  static let description = RuleDescription(
    id: "viewmodel-ui-use", group: "viewmodel-ui",
    summary: "A ViewModel has no views, no controllers, and none of the UI's globals.",
    rationale: """
      A ViewModel that builds views or asks the screen for its width cannot be tested without them, \
      and cannot be shown by another View. UIKit arrives by many ways, through RxCocoa or a bridging \
      header, so what counts is what is used, not what is imported.
      """,
    remedy: """
      Say what is shown as plain values (a name of an image, a style as an enum case) and let the \
      View turn them into images and colours. Put the pasteboard, haptics and opening of addresses \
      behind a Router's protocol.
      """,
    grades: [
      .b: "a value of the UI's: an image, a colour, a font",
      .c: "a global of the UI's: the application, the screen, the pasteboard, an animation",
      .d: "a view or controller, held, built or passed on",
    ],
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let search = UIUseSearch(codebase: codebase)
    let kept = ViewModels.keptByScreens(in: codebase)
    let values = search.namesOfValues()
    return codebase.types.flatMap { type -> [Finding] in
      guard let uses = uses(of: type, search, kept, values) else { return [] }
      let building = Set(uses.filter { $0.grade == .d }.map { member(of: $0, codebase) })
      return [Grade.d, .c, .b].compactMap { grade in
        // NB: a value in code that builds a view counts as part of the view.
        let those = uses.filter {
          $0.grade == grade && (grade != .b || !building.contains(member(of: $0, codebase)))
        }
        return finding(those, grade, in: type, context, search)
      }
    }
  }

  /// Returns the uses in a ViewModel; nil for another type. A struct called a ViewModel counts only
  /// for its uses of the UI's globals and, if a controller keeps it as its ViewModel, for those in
  /// its computed members.
  private func uses(
    of type: CodeType, _ search: UIUseSearch, _ kept: Set<TypeID>, _ values: Set<Name>
  ) -> [UIReference]? {
    if ViewModels.isOne(type, in: search.codebase) {
      let states = states(of: type, search.codebase).flatMap(search.uses(in:))
      return search.uses(in: type) + states + search.takenValues(in: type, among: values)
    }
    guard ViewModels.isCalledOne(type, in: search.codebase) else { return nil }
    return search.uses(in: type).filter { use in
      use.grade == .c || kept.contains(type.id) && isComputed(use, search.codebase)
    }
  }

  /// Returns the structs that a ViewModel passes to its superclass as the state:
  /// `final class HomeViewModel: ViewModel<HomeState>`.
  private func states(of type: CodeType, _ codebase: Codebase) -> [CodeType] {
    type.inherited.flatMap { codebase.parts(of: codebase.typeUse(at: $0.node)) }.compactMap {
      codebase.type(of: $0)
    }.filter {
      $0.kind == .struct && $0.outer == nil && $0.name.text.hasSuffix("State")
        && $0.declaration.file == type.declaration.file
    }
  }

  private func isComputed(_ use: UIReference, _ codebase: Codebase) -> Bool {
    member(of: use, codebase).map { $0.isFunction || $0.isVariable && !$0.isStored } ?? false
  }

  private func finding(
    _ uses: [UIReference], _ grade: Grade, in type: CodeType, _ context: RuleContext,
    _ search: UIUseSearch
  ) -> Finding? {
    let isLast = { (use: UIReference) in use.isPart || use.name == Self.animation }
    let uses = uses.filter { !isLast($0) } + uses.filter(isLast)
    guard let first = uses.first else { return nil }
    // NB: the finding about the import reports it already.
    if grade == .b, ViewModels.isOne(type, in: context.codebase),
      ViewModelUIImport.speaks(of: first, in: context, search)
    {
      return nil
    }
    let role = ViewModels.confidence(of: type, in: context.codebase)
    return context.finding(
      of: Self.self, at: first.node, severity: .warning,
      confidence: role * first.confidence * (grade == .b ? 0.92 : 1), grade: grade,
      symbol: "\(grade.rawValue) \(first.name)",
      message: message(first, others: others(like: first, uses), in: type),
      facts: facts(uses.dropFirst(), context.codebase))
  }

  private func others(like first: UIReference, _ uses: [UIReference]) -> Int {
    uses.count { ($0.name == Self.animation) == (first.name == Self.animation) } - 1
  }

  private func member(of use: UIReference, _ codebase: Codebase) -> Member? {
    codebase.enclosingMember(of: use.node)
  }

  /// Returns one fact for each name on a line.
  private func facts(_ uses: some Sequence<UIReference>, _ codebase: Codebase) -> [Fact] {
    var seen: Set<String> = []
    return uses.filter {
      seen.insert("\(codebase.position(of: $0.node).line) \($0.name)").inserted
    }.prefix(12).map { Fact("and '\($0.name)' here", at: $0.node) }
  }

  private static let animation: Name = "withAnimation"

  private func message(_ use: UIReference, others: Int, in type: CodeType) -> String {
    let what =
      switch (use.grade, use.how) {
      case (.d, .makes): "builds '\(use.name)'"
      case (.d, .calls): "calls '\(use.name)'"
      case (.d, .names): "knows '\(use.name)'"
      case (.c, _) where use.name == Self.animation: "animates with '\(use.name)'"
      case (.c, .makes): "makes '\(use.name)'"
      case (.c, _): "reaches '\(use.name)'"
      default: "uses '\(use.name)'"
      }
    let more = others == 0 ? "" : " and \(others) more like it"
    let why =
      switch use.grade {
      case .d where use.isPart: "what both need does not belong inside of the View"
      case .d: "a ViewModel says what is shown, and its View or Coordinator builds it"
      case .c where use.name == Self.animation: "how a change is shown is for its View to decide"
      case .c where use.how == .makes: "what the device does is for its View or Router to decide"
      case .c: "it is one for the whole app, so a test of the ViewModel cannot replace it"
      default: "a plain value of its own would keep the ViewModel free of the UI"
      }
    return "'\(type.name)' \(what)\(more); \(why)"
  }
}
