/// Writes the class of a fake.
struct FakeWriter {
  let fake: Fake
  var lines = SourceLines()

  static func text(of fake: Fake) -> String {
    var writer = FakeWriter(fake: fake)
    writer.writeImports()
    writer.writeHead()
    for (index, named) in fake.members.enumerated() {
      if index > 0 { writer.lines.add() }
      writer.write(named.member, named.stem)
    }
    writer.writeEnd()
    return writer.lines.text
  }

  private mutating func writeImports() {
    lines.add(FakeFile.mark)
    let plain = fake.imports.filter { !$0.hasPrefix("@testable") }
    let testable = fake.imports.filter {
      $0.hasPrefix("@testable") && !plain.contains(String($0.dropFirst("@testable ".count)))
    }
    for group in [plain, testable] where !group.isEmpty {
      lines.add()
      group.sorted { Self.order($0) < Self.order($1) }.forEach { lines.add($0) }
    }
    lines.add()
  }

  /// Returns what an import is sorted by: those that depend on conditions come last.
  private static func order(_ line: String) -> String {
    line.hasPrefix("#") ? "~" + line : String(line.split(separator: " ").last ?? "")
  }

  private mutating func writeHead() {
    lines.add(
      "/// A fake of ``\(fake.protocolName)``, which records calls and answers with what a test has set."
    )
    let generics = fake.generics.map {
      $0.bounds.isEmpty ? $0.name : "\($0.name): \($0.bounds.joined(separator: " & "))"
    }
    var head = "final class "
    var conformances = fake.protocolName
    switch fake.isolation {
    case .none: break
    case .locks:
      lines.add("///")
      lines.add("/// It can be used from everywhere, as each of its properties has a lock.")
      conformances += ", @unchecked Sendable"
    case .globalActor(let actor): lines.add(actor)
    case .actor: head = "actor "
    }
    fake.availability.sorted().forEach { lines.add($0) }
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
      lines.add("  init() {}")
    }
    if fake.isolation == .actor {
      lines.add()
      lines.add("  /// Sets answers from outside: `await fake.set { $0.loadReturns = 3 }`.")
      lines.add("  func set(_ change: @Sendable (isolated \(fake.name)) -> Void) { change(self) }")
    }
    lines.add("}")
  }

  private mutating func write(_ member: FakedMember, _ stem: String) {
    switch member.kind {
    case .method: writeMethod(member, stem)
    case .property, .subscripts: writeAccessors(member, stem)
    case .initializer: writeInitializer(member, stem)
    }
  }
}
