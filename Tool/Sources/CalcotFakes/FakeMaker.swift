internal import SwiftSyntax

/// A Swift file that may declare protocols.
public struct FakeSource: Sendable {
  /// The path for messages.
  public var path: String
  /// The module of the file, if it is known.
  public var module: String?
  public var bytes: [UInt8]

  public init(path: String, module: String?, bytes: [UInt8]) {
    self.path = path
    self.module = module
    self.bytes = bytes
  }

  /// Reads the protocols of the file. Needs a stack as deep as the code is nested.
  public func read() -> ProtocolSource {
    guard ProtocolSearch.mayMatter(bytes) else { return ProtocolSource(path: path) }
    return ProtocolReader.read(bytes, path: path, module: module)
  }
}

/// The finished fakes, and the protocols without one.
public struct FakeOutcome: Sendable {
  var blocks: [FakeBlock] = []
  /// The refusals, in the order of the sources.
  public var refusals: [FakeRefusal] = []

  /// The files: one for each fake, and for each type that fakes need, sorted by name.
  public var files: [FakeFile] {
    Dictionary(grouping: blocks, by: \.name)
      .map { FakeFile(name: "\($0).swift", $1) }
      .sorted { $0.name < $1.name }
  }

  /// Returns one file with all fakes.
  public func file(named name: String) -> FakeFile { FakeFile(name: name, blocks) }
}

/// Makes the fakes of protocols.
public struct FakeMaker: Sendable {
  /// The module that the fakes are compiled in.
  public var module: String?
  /// A Boolean value that indicates whether only protocols with the comment `// calcot:fake` get a
  /// fake.
  public var isMarkedOnly = false
  /// Returns a Boolean value that indicates whether a protocol of this name gets a fake.
  public var selects: @Sendable (String) -> Bool

  public init(
    module: String? = nil, isMarkedOnly: Bool = false,
    selects: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.module = module
    self.isMarkedOnly = isMarkedOnly
    self.selects = selects
  }

  /// Returns the work of making fakes of the protocols in `sources`, which may inherit from those
  /// in `others`.
  public func work(
    on sources: [ProtocolSource], inheriting others: [ProtocolSource] = []
  ) -> FakeWork {
    let paths = Set(sources.map(\.path))
    let table = ProtocolTable(sources + others.filter { !paths.contains($0.path) })
    return FakeWork(
      reading: FakeReading(table: table, module: module),
      declarations: sources.flatMap(\.protocols).filter {
        selects($0.name) && ($0.isMarked || !isMarkedOnly)
      })
  }
}

/// The work of making fakes, in parts that can run in parallel.
public struct FakeWork: Sendable {
  let reading: FakeReading
  let declarations: [ProtocolDeclaration]

  /// The number of protocols.
  public var count: Int { declarations.count }

  /// Makes the fake of one protocol.
  public func part(_ index: Int) -> FakePart {
    do throws(FakeRefusal) {
      return FakePart(
        result: .success(FakeWriter.block(of: try reading.fake(of: declarations[index]))))
    } catch {
      return FakePart(result: .failure(error))
    }
  }

  /// Returns the outcome of all parts, one for each protocol in their order.
  public func outcome(of parts: [FakePart]) -> FakeOutcome {
    var outcome = FakeOutcome()
    var conditions: [String: [String?]] = [:]
    for (declaration, part) in zip(declarations, parts) {
      do throws(FakeRefusal) {
        let block = try part.result.get()
        let known = conditions[block.name] ?? []
        guard
          known.isEmpty
            || (!(known + [block.condition]).contains(nil) && !known.contains(block.condition))
        else {
          throw declaration.refusal(
            at: declaration.syntax.name, "another protocol of that name is faked")
        }
        conditions[block.name] = known + [block.condition]
        outcome.blocks.append(block)
      } catch {
        outcome.refusals.append(error)
      }
    }
    let needs = outcome.blocks.reduce(into: Set<FakeBlock.Need>()) { $0.formUnion($1.needs) }
    outcome.blocks += needs.map(\.block)
    outcome.blocks.sort { ($0.name, $0.condition ?? "") < ($1.name, $1.condition ?? "") }
    return outcome
  }
}

/// The fake of one protocol, or the reason why it has none.
public struct FakePart: Sendable {
  let result: Result<FakeBlock, FakeRefusal>
}
