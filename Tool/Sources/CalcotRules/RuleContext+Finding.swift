internal import CalcotCode
internal import CalcotFindings

/// A fact that a finding is based on, at the code that shows it.
struct Fact {
  var note: String
  var node: NodeID

  init(_ note: String, at node: NodeID) {
    self.note = note
    self.node = node
  }
}

extension RuleContext {
  /// Returns a finding about the code at `node`.
  ///
  /// The enclosing type and member of the node identify it, with `symbol`, when lines move.
  ///
  /// - Parameter severity: The severity of this case, if it differs from the rule's usual one. The
  ///   configuration and the confidence decide later about the finding's weight.
  func finding(
    of rule: (some Rule).Type, at node: NodeID, severity: Severity? = nil, confidence: Double,
    grade: Grade? = nil, symbol: String, message: String, facts: [Fact] = [], fix: Fix? = nil
  ) -> Finding {
    let place = codebase.position(of: node)
    let type = codebase.type(declaredAt: node) ?? codebase.enclosingType(of: node)
    let member = codebase.member(declaredAt: node) ?? codebase.enclosingMember(of: node)
    return Finding(
      rule: rule.description.id, severity: severity ?? rule.description.defaultSeverity,
      confidence: confidence, grade: grade, message: message, evidence: evidence(facts),
      path: place.path, line: place.line, column: place.column,
      subject: Subject(
        type: type.map { codebase.qualifiedName(of: $0) } ?? Self.fileName(place.path),
        member: member.map { codebase.signature(of: $0) } ?? "", symbol: symbol),
      fix: fix)
  }

  /// Returns the evidence of facts, each place once.
  private func evidence(_ facts: [Fact]) -> [Evidence] {
    var told: [Evidence] = []
    for fact in facts {
      let place = codebase.position(of: fact.node)
      guard !told.contains(where: { ($0.path, $0.line, $0.column) == place }) else { continue }
      told.append(
        Evidence(note: fact.note, path: place.path, line: place.line, column: place.column))
    }
    return told
  }

  static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}

extension Codebase {
  /// Returns a Boolean value that indicates whether rules look at the file of this node. They look
  /// at the app's own code, but not at tests, mocks and generated files.
  func isProduct(_ node: NodeID) -> Bool {
    codeFiles[Int(node.file)].isProduct
  }
}
