/// Writes the class of a fake.
struct FakeWriter {
  let fake: Fake
  var lines = SourceLines()
  var needs: Set<FakeBlock.Need> = []

  static func block(of fake: Fake) -> FakeBlock {
    var writer = FakeWriter(fake: fake)
    if !fake.scope.isEmpty {
      writer.lines.add("extension \(fake.scope.joined(separator: ".")) {")
      writer.lines.indentation = "  "
    }
    writer.writeHead()
    writer.writeHook()
    for (index, named) in fake.members.enumerated() {
      if index > 0 { writer.lines.add() }
      writer.writeConditionally(named.member, named.stem)
    }
    writer.writeEnd()
    if !fake.scope.isEmpty {
      writer.lines.indentation = ""
      writer.lines.add("}")
    }
    return FakeBlock(
      name: (fake.scope + [fake.name]).joined(separator: "."), imports: fake.imports,
      text: writer.lines.text, condition: fake.buildCondition, needs: writer.needs)
  }

  private mutating func writeHead() {
    lines.add(
      "/// A fake of ``\(fake.protocolName)``, which records calls and answers with what a test has set."
    )
    let generics = fake.generics.map {
      $0.bounds.isEmpty ? $0.name : "\($0.name): \($0.bounds.joined(separator: " & "))"
    }
    var head = "final class "
    var conformances = (fake.identity == .object ? "NSObject, " : "") + fake.protocolName
    switch fake.isolation {
    case .none: break
    case .locks:
      conformances += ", @unchecked Sendable"
    case .globalActor(let actor): lines.add(actor)
    case .actor: head = "actor "
    }
    fake.availability.sorted().forEach { lines.add($0) }
    if fake.isolation == .locks { lines.add("// NB: each of its properties has a lock.") }
    let parameters = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let conditions =
      fake.conditions.isEmpty ? "" : "where " + fake.conditions.joined(separator: ", ")
    lines.addType("\(head)\(fake.name)\(parameters): \(conformances)", conditions: conditions)
    for alias in fake.aliases { lines.add("  typealias \(alias.name) = \(alias.type)") }
    if !fake.aliases.isEmpty, !fake.members.isEmpty { lines.add() }
  }

  private mutating func writeEnd() {
    let initializers = fake.members.map(\.member).filter { $0.kind == .initializer }
    if !initializers.isEmpty, !initializers.contains(where: \.parameters.isEmpty) {
      lines.add()
      lines.add("  \(fake.identity == .object ? "override " : "")init() {}")
    }
    writeIdentity()
    if fake.isolation == .actor {
      lines.add()
      lines.add("  /// Sets answers from outside: `await fake.set { $0.loadReturns = 3 }`.")
      lines.add("  func set(_ change: @Sendable (isolated \(fake.name)) -> Void) { change(self) }")
    }
    lines.add("}")
  }

  private mutating func writeIdentity() {
    guard let identity = fake.identity, identity != .object else { return }
    let start = fake.isIsolated ? "  nonisolated " : "  "
    if !fake.members.isEmpty { lines.add() }
    let parameters = "one: \(fake.name), other: \(fake.name)"
    lines.add("\(start)static func == (\(parameters)) -> Bool { one === other }")
    guard identity == .hashable else { return }
    lines.add()
    lines.add("\(start)func hash(into hasher: inout Hasher) {")
    lines.add("    hasher.combine(ObjectIdentifier(self))")
    lines.add("  }")
  }

  /// A Boolean value that indicates whether something can be called before an asynchronous call is
  /// answered, so that the fake is slow or fails as a test says.
  var hasHook: Bool {
    let members = fake.members.map(\.member)
    return members.contains(where: \.isHooked) && !members.contains { $0.name == Self.hook }
  }

  static let hook = "beforeAnswer"

  private mutating func writeHook() {
    guard hasHook else { return }
    lines.add(
      "  /// Called with the name of an asynchronous call before it is answered: may wait, or throw."
    )
    var attribute = ""
    switch fake.isolation {
    case .locks, .actor: attribute = "@Sendable "
    case .globalActor(let actor): attribute = actor + " "
    case .none: break
    }
    let type = "(\(attribute)(String) async throws -> Void)?"
    addStored(Self.hook, type, nil, of: FakedMember(kind: .property, name: Self.hook))
    lines.add()
  }

  private mutating func writeConditionally(_ member: FakedMember, _ stem: String) {
    guard let condition = member.condition else { return write(member, stem) }
    lines.add("  #if \(condition)")
    lines.indentation += "  "
    write(member, stem)
    lines.indentation.removeLast(2)
    lines.add("  #endif")
  }

  private mutating func write(_ member: FakedMember, _ stem: String) {
    switch member.kind {
    case .method: writeMethod(member, stem)
    case .property, .subscripts: writeAccessors(member, stem)
    case .initializer: writeInitializer(member, stem)
    }
  }
}
