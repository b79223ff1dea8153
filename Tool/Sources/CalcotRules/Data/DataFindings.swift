internal import CalcotCode
internal import CalcotFindings

/// Makes the findings of the rules about data: one for each type.
struct DataFindings {
  let context: RuleContext

  /// Returns a finding at the strongest use, with the others as facts.
  ///
  /// - Parameters:
  ///   - uses: The uses of the type, in the order of the source.
  ///   - why: The alternative, which the message has after a semicolon.
  func finding(
    of rule: (some Rule).Type, _ uses: [DataAccess], in type: CodeType, role: Double, why: String
  ) -> Finding? {
    guard let first = uses.max(by: { weaker($0, $1) }) else { return nil }
    let others = uses.filter { $0.node != first.node }.sorted { weaker($1, $0) }
    let isDebug = isDebugging(first.node)
    let isWeak = uses.allSatisfy { isInfo($0) }
    var facts = others.prefix(20).map { Fact(fact($0), at: $0.node) }
    if let reason = first.reason, let node = reason.node, let provider = reason.provider {
      facts.insert(Fact("'\(first.name)' reaches \(provider.text) here", at: node), at: 0)
    }
    return context.finding(
      of: rule, at: first.node, severity: isDebug || isWeak ? .info : .warning,
      confidence: min(0.97, role * first.confidence + (others.count > 2 ? 0.03 : 0)),
      symbol: "\(first.name)", message: "'\(type.name)' \(words(first))\(more(others)); \(why)",
      facts: facts)
  }

  func isInfo(_ use: DataAccess) -> Bool {
    use.how == .reads && use.reason != nil && !use.isGlobal || use.name == Self.appStorage
      || use.provider == .files && use.member == Self.removeItem
      || (use.how == .makes || use.how == .wraps) && use.reason != nil
        && use.reason?.provider == nil
  }

  private static let appStorage: Name = "AppStorage"
  private static let removeItem: Name = "removeItem"

  private func weaker(_ one: DataAccess, _ other: DataAccess) -> Bool {
    let (a, b) = (weight(one), weight(other))
    return a == b ? other.node < one.node : a < b
  }

  private func weight(_ use: DataAccess) -> Double {
    if isInfo(use) { return 0 }
    switch use.how {
    case .names: return 1
    case .reads, .takes: return 2
    default: return use.reason?.provider == nil && use.reason != nil ? 3 : 4
    }
  }

  /// Returns a Boolean value that indicates whether code belongs to a developer's menu, which the
  /// app does not ship.
  private func isDebugging(_ node: NodeID) -> Bool {
    let path = context.codebase.path(of: node)
    return path.contains("Debug") || path.contains("Developer Menu") || path.contains("Developer")
  }

  private func more(_ others: [DataAccess]) -> String {
    others.isEmpty
      ? "" : " and does so in \(others.count) more place\(others.count == 1 ? "" : "s")"
  }

  private func words(_ use: DataAccess) -> String {
    switch use.how {
    case .names: "is written in terms of '\(use.name)'"
    case .takes: "takes '\(use.name)' from a singleton"
    case .makes: "makes '\(use.name)' itself"
    case .wraps: "reads \(use.provider.text) with '@\(use.name)'"
    case .calls where use.member.isNone: "calls '\(use.name)'"
    case .calls: "calls '\(use.member)' of '\(use.name)'"
    case .writes where use.member == DataAccessSearch.element: "writes a value of '\(use.name)'"
    case .reads where use.member == DataAccessSearch.element: "reads a value of '\(use.name)'"
    case .writes: "writes '\(use.member)' of '\(use.name)'"
    case .reads: "reads '\(use.member)' of '\(use.name)'"
    }
  }

  private func fact(_ use: DataAccess) -> String { "it \(words(use)) here" }
}
