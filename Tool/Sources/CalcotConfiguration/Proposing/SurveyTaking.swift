public import CalcotCode
public import CalcotFindings

extension CodebaseSurvey {
  /// Counts the types, habits and findings of a codebase.
  ///
  /// - Parameters:
  ///   - findings: The findings of all rules, without those that comments ignore.
  ///   - rules: The rules that ran.
  public init(of codebase: Codebase, findings: [Finding], rules: [RuleDescription]) {
    let counts = Self.roleCounts(of: codebase)
    let findingsOfRule = Dictionary(grouping: findings, by: \.rule)
    self.init(
      files: codebase.files.count,
      lines: codebase.files.reduce(0) { $0 + $1.facts.lineStarts.count },
      roles: Self.shownRoles.map { RoleCount(role: $0, types: counts[$0] ?? 0) },
      habits: Self.habits(of: codebase),
      rules: rules.map { rule in
        let findings = findingsOfRule[rule.id] ?? []
        return RuleCount(
          rule: rule.id, findings: findings.count, types: Set(findings.map(\.subject.type)).count,
          places: Self.judgedRoles(of: rule.id).map { $0.reduce(0) { $0 + (counts[$1] ?? 0) } })
      },
      words: codebase.roleGaps.compactMap { gap in
        gap.proposal.map {
          Word(pattern: RolePattern(role: $0, pattern: "*" + gap.word), types: gap.types)
        }
      },
      questions: Self.questions(of: codebase, findings: findings))
  }

  /// Returns at most ten questions: about the types of the project that count as data, by the
  /// findings that go with the answer that they are none.
  private static func questions(of codebase: Codebase, findings: [Finding]) -> [Question] {
    let own = Set(codebase.types.filter { !$0.isExternal }.map(\.name.text))
    let byType = Dictionary(grouping: findings.filter { dataRules.contains($0.rule) }) {
      $0.subject.symbol
    }
    return byType.filter { own.contains($0.key) && $0.value.count > 2 }
      .map { name, found in
        Question(
          text: "may screens use '\(name)' by themselves? If so, add it to 'Value' under 'roles'",
          findings: found.count)
      }
      .sorted { ($1.findings, $0.text) < ($0.findings, $1.text) }.prefix(10).map { $0 }
  }

  private static let dataRules: Set<String> = [
    "view-reaches-data", "viewmodel-reaches-data", "provider-access",
  ]

  private static let shownRoles: [Role] = [
    .model, .view, .viewController, .viewModel, .presenter, .interactor, .coordinator, .router,
    .service,
  ]

  /// Returns the numbers of types that rules judge, by the rules' ids, of those that judge types of
  /// certain roles.
  public static func judgedTypes(
    of codebase: Codebase, by rules: [RuleDescription]
  ) -> [String: Int] {
    let counts = roleCounts(of: codebase)
    var judged: [String: Int] = [:]
    for rule in rules {
      judged[rule.id] = judgedRoles(of: rule.id)?.reduce(0) { $0 + (counts[$1] ?? 0) }
    }
    return judged
  }

  private static func roleCounts(of codebase: Codebase) -> [Role?: Int] {
    let types = codebase.types.filter {
      !$0.isExternal && !$0.isProtocol && codebase.codeFiles[Int($0.declaration.file)].isProduct
    }
    return Dictionary(grouping: types) { codebase.role(of: $0, atLeast: 0.6) }.mapValues(\.count)
  }

  /// Returns the roles that a rule checks, by the beginning of its id; nil if the id does not tell.
  static func judgedRoles(of rule: String) -> [Role]? {
    let roles: [(beginning: String, roles: [Role])] = [
      ("viewmodel-", [.viewModel, .presenter]), ("massive-view-controller", [.viewController]),
      ("viewcontroller-", [.viewController]), ("view-", [.view, .viewController]),
      ("coordinator-", [.coordinator]), ("interactor-", [.interactor]), ("model-", [.model]),
    ]
    return roles.first { rule.hasPrefix($0.beginning) }?.roles
  }

  /// Returns the habits of at least eight types and four in five, the most frequent first.
  private static func habits(of codebase: Codebase) -> [Habit] {
    codebase.habits.all.filter { $0.value.isHabit(atLeast: 0.8, count: 8) }
      .map { Habit(sentence: sentence(about: $0.key), with: $0.value.with, of: $0.value.of) }
      .sorted { ($1.of, $0.sentence) < ($0.of, $1.sentence) }
      .prefix(8).map { $0 }
  }

  private static func sentence(about habit: CalcotCode.Habit) -> String {
    switch habit {
    case .weakReference(let from, let to): "references from \(from.word)s to \(to.word)s are weak"
    case .weakName(let name): "references called '\(name)' are weak"
    case .imports(let module, let role): "files of \(role.word)s import \(module)"
    case .navigates(let role): "calls that show screens stand in \(role.word)s"
    case .tested(let role): "\(role.word)s have a test named after them"
    case .injectsProtocol(let role): "services in \(role.word)s are known by a protocol"
    case .hidesState(let role): "variables of \(role.word)s cannot be set from outside"
    case .counterpart(let manner):
      "protocols and their classes are called as \(example(of: manner))"
    }
  }

  private static func example(of manner: Counterpart) -> String {
    switch manner {
    case .implementation: "Login and LoginImpl"
    case .protocol: "LoginProtocol and Login"
    case .interface: "LoginInterface and Login"
    case .type: "LoginType and Login"
    case .gerund: "Loading and Loader"
    }
  }
}
