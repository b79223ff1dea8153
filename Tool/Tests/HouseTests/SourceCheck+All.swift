import SwiftSyntax

extension SourceCheck {
  static let all = [
    unowned, observers, foreignCalls, numbers, decoding, crashes, promises, isolatedDeinits,
    development,
  ]

  private static let unowned = SourceCheck(
    testDescription: "an unowned reference, which late code traps on",
    folders: [
      "Sources", "Examples", "Showcase/Sources", "Tool/Sources/CalcotScaffold/Templates", "Docs",
    ],
    words: [["unowned"]],
    example: """
      final class A {
        private ↓unowned let b: B
        ↓unowned(unsafe) var c: B?
        func f() -> () -> Void { { [↓unowned self] in g() } }
        nonisolated var unownedExecutor: UnownedSerialExecutor { weak var unowned2: B? }  // unowned
      }
      """,
    find: { tree in
      tree.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind == .keyword(.unowned) }
        .map { Syntax($0) }
    })

  private static let observers = SourceCheck(
    testDescription: "an observer that outlives its object; use add(for: self)",
    folders: ["Sources", "Examples", "Showcase/Sources", "Tool/Sources/CalcotScaffold/Templates"],
    words: [["idChange.add {"]],
    example: """
      store.↓notesDidChange.add { [weak self] in self?.read() }
      store.notesDidChange.add(for: self) { $0.read($1) }
      notesDidChange.add { count += 1 }
      """,
    find: { tree in
      tree.tokens(viewMode: .sourceAccurate).filter { token in
        let next = sequence(first: token) { $0.nextToken(viewMode: .sourceAccurate) }
        return token.text.hasSuffix("idChange")
          && next.prefix(6).map(\.text).dropFirst() == [".", "add", "{", "[", "weak"]
      }.map { Syntax($0) }
    })

  private static let isolatedDeinits = SourceCheck(
    testDescription: "an isolated deinit, which needs iOS 18.4: use onMainActor",
    folders: ["Sources", "Tests", "Showcase/Sources", "Tool/Sources/CalcotScaffold/Templates"],
    words: [["isolated deinit"]],
    example: """
      @MainActor final class A {
        ↓isolated deinit {}
      }
      @MainActor final class B { deinit {} }  // isolated deinit
      """,
    find: { tree in
      tree.tokens(viewMode: .sourceAccurate).filter {
        $0.text == "isolated"
          && $0.parent?.parent?.parent?.is(DeinitializerDeclSyntax.self) == true
      }.map { Syntax($0) }
    })

  private static let foreignCalls = SourceCheck(
    testDescription: "others' code that is called under a lock, or within a mutating access",
    folders: ["Sources"],
    words: [["withLock", "mutating func", "didSet", " set {"]],
    exempt: [
      "Sources/Calcot/Engine/RouteWalk.swift": "the engine's own closure, which only reads",
      "Sources/CalcotWeb/Markup/HTMLWriter.swift": "the renderer's own closure, which only reads",
    ],
    example: """
      struct A {
        let state = Mutex(0)
        var handler: (() -> Void)?
        func a(_ body: () -> Void, task: Task<Void, Never>) {
          state.withLock { all in
            ↓body()
            ↓task.cancel()
            ↓outlet.send(all)
            all.forEach { ↓$0.handler?() }
            all.append { task.cancel() }
            withExtendedLifetime(all) { ↓task.cancel() }
          }
          let handler = state.withLock { _ in self.handler }
          body()
        }
        mutating func b(_ isIt: () -> Bool, _ done: @escaping () -> Void) {
          if isIt() { ↓self.handler!() }
          ↓continuation.resume(returning: 1)
          ↓done()
          if all.contains(where: { ↓handler($0) }) { ↓changes.notify() }
          later { task.cancel() }
        }
        var c = 0 { didSet { ↓changes.notify() } }
        var d: Int { get { handler(c) } set { ↓handler(newValue) } }
        final class B { var e = 0 { didSet { changes.notify() } } }
      }
      """,
    find: { ForeignCalls(in: $0).found })

  private static let numbers = SourceCheck(
    testDescription: "a number from outside without bounds; read it by Int(outside:in:)",
    folders: [
      "Calcot", "CalcotContent", "CalcotPostgreSQL", "CalcotRecording", "CalcotTerminal",
      "CalcotTree", "CalcotWeb", "CalcotWebServer",
    ].map { "Sources/" + $0 },
    words: [["Int(", "16(", "32(", "64(", "Double(", "Int.init", "2.init", "4.init", "e.init"]],
    exempt: [
      "Sources/CalcotContent/Fields/NumberInput.swift": "stays a Double, and must be finite",
      "Sources/CalcotPostgreSQL/Connection/PostgreSQLResult.swift": "a count of rows",
      "Sources/CalcotTree/Links/LinkValue.swift": "any Double of a link is the app's to judge",
      "Sources/CalcotWeb/Wire/WireNumber.swift": "the bounded initializer itself",
      "Sources/CalcotWeb/Page/Fields/NumberField.swift": "stays a Double, which does not trap",
      "Sources/CalcotWeb/Session/WebSession.swift": "a weight, which is only compared",
      "Sources/CalcotTerminal/HostWork/DetachedProgram.swift": "the names of /proc/self/fd",
      "Sources/CalcotTerminal/Input/ControlSequence.swift": "compared, or counted down from 1",
      "Sources/CalcotTerminal/Pictures/ReportedGraphics.swift": "only compared",
      "Sources/CalcotTerminal/Plain/PlainSession.swift": "only compared with a count",
      "Sources/CalcotTerminal/Theme/ReportedColors.swift": "four digits at most",
    ],
    example: """
      guard let a = ↓Int(text), let b = ↓UInt16(text, radix: 16), let c = Int(outside: b) else {}
      let d = ↓Double(text) ?? 0, e = Double(a) + Double(b), f = ↓Int(text)!
      let g = words.compactMap(↓Int.init) + words.flatMap { ↓Int($0) } + numbers.map { Int($0) }
      """,
    find: { OutsideNumbers(in: $0).found })

  private static let decoding = SourceCheck(
    testDescription: "a decoder that goes around the checks of an initializer",
    folders: ["Sources", "Examples", "Showcase/Sources"], words: [["Codable", "Decodable"]],
    exempt: [
      "Showcase/Sources/Groups/RunForm/RunForm.swift": "its dates are checked as those of a run",
      "Sources/CalcotWeb/Keeping/SavedSession.swift": "its check is of what was decoded",
      "Sources/CalcotWeb/Session/Submission.swift": "only compared, from the site's own store",
    ],
    example: """
      struct ↓A: Codable { init(a: Int) { precondition(a > 0) } }
      struct ↓B<T> { init?(b: Int) { guard b > 0 else { return nil } } }
      extension B: Decodable where T: Decodable {}
      struct C: Codable { init(c: Int) { self.c = c } }
      struct D: Codable { init(d: Int) { self.d = max(0, d) }; init(from d: any Decoder) {} }
      struct E { init(e: Int) { precondition(e > 0) } }
      extension E: Codable { init(from decoder: any Decoder) throws {} }
      struct F: RawRepresentable, Codable { init?(rawValue: Int) { return nil } }
      final class ↓G: Codable { init(g: Int) { self.g = g.clamped(to: 0...9) } }
      struct H { struct I: Codable { let i: Int } }
      extension H.↓I { init(checking i: Int) throws { guard i > 0 else { throw Negative() } } }
      """,
    find: { DecodedTypes(in: $0).found })

  private static let code = [
    "Sources", "AppleStandIns", "Benchmarks", "Bridges", "Examples", "Showcase", "Tool/Sources",
    "Tool/Plugin",
  ]

  private static let crashes = SourceCheck(
    testDescription: """
      code that ends the app; throw, handle nil, or stop by preconditionFailure with a message
      """,
    folders: code, words: [["try!", "as!", "fatalError"]], isForTests: false,
    example: """
      let a = ↓try! f(), b = c ↓as! D, e = "try! \\(↓try! g())"  // try!
      func f() { ↓fatalError() }
      func g() { fatalError("why"); try? h("fatalError") as? C; ↓fatalError( ) }
      """,
    find: { tree in
      tree.tokens(viewMode: .sourceAccurate).filter { token in
        let next = token.nextToken(viewMode: .sourceAccurate)
        return switch token.tokenKind {
        case .keyword(.try), .keyword(.as): next?.tokenKind == .exclamationMark
        case .identifier("fatalError"):
          next?.nextToken(viewMode: .sourceAccurate)?.tokenKind == .rightParen
        default: false
        }
      }.map { Syntax($0) }
    })

  private static let promises = SourceCheck(
    testDescription: "an unchecked promise without '// NB: why' on its line or above",
    folders: code + ["Tests", "Tool/Tests"],
    words: [["@unchecked Sendable", "nonisolated(unsafe)"]],
    example: """
      class A: @↓unchecked Sendable {}
      // NB: only f writes,
      // under its lock.
      nonisolated(unsafe) let a = 1
      class B: @unchecked Sendable {}  // NB: has a lock.
      // NB: only f writes.
      let b = 1
      ↓nonisolated(unsafe) let c = "nonisolated(unsafe)"
      """,
    find: { tree in
      let lines = tree.description.lines
      let converter = SourceLocationConverter(fileName: "", tree: tree)
      return tree.tokens(viewMode: .sourceAccurate).filter { token in
        let isPromise =
          token.text == "unchecked" && token.previousToken(viewMode: .sourceAccurate)?.text == "@"
          || token.parent?.as(DeclModifierSyntax.self)?.detail?.detail.text == "unsafe"
            && token.text == "nonisolated"
        guard isPromise else { return false }
        let line = token.startLocation(converter: converter).line
        let above = lines[..<(line - 1)].reversed().prefix { $0.trimmed.hasPrefix("//") }
        return !([lines[line - 1]] + above).contains { $0.contains("NB:") }
      }.map { Syntax($0) }
    })
  /// The entrances to `calcot dev`.
  private static let entrances: Set = [
    "CALCOT_DEV", "DevelopmentConnection", "DevelopmentConnections", "DevelopmentPlace", "DevRun",
    "FolderSessions", "OwnPackage", "TerminalHandover", "tellDevelopment", "tellPlace",
  ]

  private static let development = SourceCheck(
    testDescription: "a part of `calcot dev` in release builds", folders: ["Sources"],
    words: [entrances.sorted()], isForTests: false,
    example: """
      #if DEBUG
        if let place = DevelopmentPlace() { run(at: place) }
      #elseif Web && DEBUG
        OwnPackage.show()
      #else
        ↓OwnPackage.show()
      #endif
      let folder = getenv("↓CALCOT_DEV")  // CALCOT_DEV
      """,
    find: { tree in
      tree.tokens(viewMode: .sourceAccurate).filter { token in
        let clauses = sequence(first: Syntax(token), next: \.parent).compactMap {
          $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription
        }
        return entrances.contains(token.text) && !clauses.contains { $0.contains("DEBUG") }
      }.map { Syntax($0) }
    })
}
