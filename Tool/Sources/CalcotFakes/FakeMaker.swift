internal import SwiftSyntax

/// A Swift file in which protocols are searched.
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
}

/// The fakes that were made, and the protocols that have none.
public struct FakeOutcome: Sendable {
  /// The files, sorted by name.
  public var files: [FakeFile] = []
  /// The refusals, in the order of the sources.
  public var refusals: [FakeRefusal] = []
}

/// Makes the fakes of protocols.
public struct FakeMaker: Sendable {
  /// The module that the fakes are compiled in.
  public var module: String?
  /// Fakes only the protocols that have the comment `// calcot:fake`.
  public var isMarkedOnly = false
  /// Returns a Boolean value that indicates whether a protocol of this name is faked.
  public var selects: @Sendable (String) -> Bool

  public init(
    module: String? = nil, isMarkedOnly: Bool = false,
    selects: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.module = module
    self.isMarkedOnly = isMarkedOnly
    self.selects = selects
  }

  /// Makes the fakes of the protocols in `sources`, which may inherit those in `others`. Needs a
  /// stack as deep as the code is nested.
  public func fakes(of sources: [FakeSource], inheriting others: [FakeSource] = []) -> FakeOutcome {
    let own = sources.flatMap(Self.protocols)
    let paths = Set(sources.map(\.path))
    let inherited = others.filter { !paths.contains($0.path) }.flatMap(Self.protocols)
    let reading = FakeReading(table: ProtocolTable(own + inherited), module: module)
    var outcome = FakeOutcome()
    var texts: [String: String] = [:]
    for declaration in own where selects(declaration.name) {
      guard declaration.isMarked || !isMarkedOnly else { continue }
      do throws(FakeRefusal) {
        let fake = try reading.fake(of: declaration)
        guard texts[fake.name] == nil else {
          throw declaration.refusal(
            at: declaration.syntax.name, "another protocol of that name is faked")
        }
        texts[fake.name] = FakeWriter.text(of: fake)
      } catch {
        outcome.refusals.append(error)
      }
    }
    outcome.files = texts.map { FakeFile(name: "\($0).swift", text: $1) }
    for (word, file) in [
      ("throw UnansweredCall(", FakeFile.unansweredCall), ("@Locked ", .locked),
    ] where texts.values.contains(where: { $0.contains(word) }) {
      outcome.files.append(file)
    }
    outcome.files.sort { $0.name < $1.name }
    return outcome
  }

  private static func protocols(of source: FakeSource) -> [ProtocolDeclaration] {
    guard ProtocolSearch.mayDeclareProtocol(source.bytes) else { return [] }
    return ProtocolReader.protocols(in: source.bytes, path: source.path, module: source.module)
  }
}
