internal import CalcotCode

/// The screens that a builder makes for another screen or for the app: the app's first screen, the
/// tabs of a tab bar, and the screens that another one contains.
struct BuilderActs {
  private let codebase: Codebase
  private let table: ScreenTable
  private(set) var acts: [NavigationAct] = []

  /// - Parameter known: The places that are known to show screens.
  init(_ table: ScreenTable, beside known: [NavigationAct]) {
    self.table = table
    codebase = table.codebase
    var shown: Set<[Int32]> = []
    for act in known {
      guard let type = codebase.outermostType(of: act.node) else { continue }
      for target in act.targets { shown.insert([type.id.number, Int32(target)]) }
    }
    for builder in codebase.types where codebase.role(of: builder) == .builder {
      guard let number = table.related(to: builder) else { continue }
      for mention in codebase.mentions(of: builder.name) where codebase.isProduct(mention) {
        guard let call = call(on: mention), let user = codebase.outermostType(of: mention),
          let how = how(user, at: call, shows: number),
          shown.insert([user.id.number, Int32(number)]).inserted
        else { continue }
        acts.append(NavigationAct(node: call, how: how, targets: [number], confidence: 0.8))
      }
    }
  }

  /// Returns the call of a static function of a type: `LoginBuilder.make()`.
  private func call(on mention: NodeID) -> NodeID? {
    guard codebase[mention].kind == .identifier, let member = codebase.parent(of: mention),
      codebase[member].kind == .member, let call = codebase.parent(of: member),
      codebase[call].kind == .call
    else { return nil }
    return call
  }

  private func how(_ user: CodeType, at call: NodeID, shows number: Int) -> Arrow.How? {
    switch codebase.role(of: user) {
    case .application: return .root
    case .builder:
      guard let own = table.related(to: user), own != number else { return nil }
      let cores = table.units[own].cores
      if cores.contains(where: {
        codebase.isSubtype(codebase[$0], of: ReadingNames.tabBarController)
      }) {
        return .tab
      }
      // NB: a builder may also make screens that its own shows later; it makes a part with its
      // screen.
      guard let member = codebase.enclosingMember(of: call) else { return nil }
      let isPart = cores.contains { core in
        codebase.mentions(of: codebase[core].name).contains {
          codebase[$0].kind == .call && codebase.contains(member.node, $0)
        }
      }
      return isPart ? .embed : nil
    default: return nil
    }
  }
}
