import Foundation
import Testing

@testable import CalcotTool

/// `calcot dev`, but for what needs a build of an app, which `Scripts/save-and-see` does.
@Suite struct DevTests {
  private let crash = BuildProblem(title: "The app has crashed", message: "It ended with signal 4.")
  private let mistake = BuildProblem(title: "The app does not build", message: "cannot find 'x'")

  // MARK: The plan

  @Test func `the app that runs is kept until the next one is built`() {
    var plan = DevPlan()
    #expect(plan.actions(after: .saved) == [.build])
    #expect(plan.actions(after: .built(nil)) == [.start])
    #expect(plan.actions(after: .ready).isEmpty)
    #expect(plan.actions(after: .saved) == [.build])
    #expect(plan.actions(after: .built(mistake)) == [.tell(mistake)])
    #expect(plan.actions(after: .saved) == [.build])
    #expect(plan.actions(after: .built(nil)) == [.stop])
    #expect(plan.actions(after: .ended(nil)) == [.start])
    #expect(plan.actions(after: .ready).isEmpty, "The mistake is mended.")
  }

  @Test func `what is saved during a build is built after it, and only that is shown`() {
    var plan = DevPlan()
    _ = plan.actions(after: .saved)
    #expect(plan.actions(after: .saved).isEmpty)
    #expect(plan.actions(after: .saved).isEmpty)
    #expect(plan.actions(after: .built(mistake)) == [.build])
    #expect(plan.actions(after: .built(nil)) == [.start])
  }

  @Test func `an app begins again after a crash, but waits for a save after three in a row`() {
    var plan = DevPlan()
    _ = plan.actions(after: .saved)
    _ = plan.actions(after: .built(nil))
    #expect(plan.actions(after: .ended(crash)) == [.tell(crash), .start])
    #expect(plan.actions(after: .ready) == [.tell(crash)])
    var last = crash
    last.source = ["After another crash the app waits for the next save."]
    #expect(plan.actions(after: .ended(crash)) == [.tell(last), .start])
    #expect(plan.actions(after: .ready) == [.tell(last)])
    #expect(plan.actions(after: .ended(crash)) == [.tell(crash), .rest])
    #expect(plan.actions(after: .saved) == [.build])
    #expect(plan.actions(after: .built(nil)) == [.start])
    #expect(plan.actions(after: .ended(crash)) == [.tell(crash), .start])
  }

  @Test func `an app that ends by itself ends the run`() {
    var plan = DevPlan()
    _ = plan.actions(after: .saved)
    _ = plan.actions(after: .built(nil))
    #expect(plan.actions(after: .ended(nil)) == [.finish])
  }

  @Test func `an app that crashes during a build begins again when that has ended`() {
    var plan = DevPlan()
    _ = plan.actions(after: .saved)
    _ = plan.actions(after: .built(nil))
    #expect(plan.actions(after: .saved) == [.build])
    #expect(plan.actions(after: .ended(crash)) == [.tell(crash)])
    #expect(plan.actions(after: .built(nil)) == [.start])
    #expect(plan.actions(after: .ready).isEmpty)
  }

  @Test func `an app that is replaced during a build begins again when that has ended`() {
    var plan = DevPlan()
    _ = plan.actions(after: .saved)
    _ = plan.actions(after: .built(nil))
    _ = plan.actions(after: .saved)
    #expect(plan.actions(after: .built(nil)) == [.stop])
    #expect(plan.actions(after: .saved) == [.build])
    #expect(plan.actions(after: .ended(nil)).isEmpty)
    #expect(plan.actions(after: .built(nil)) == [.start])
  }

  @Test func `an app that has ended during a build begins again although that build fails`() {
    var crashed = DevPlan()
    _ = crashed.actions(after: .saved)
    _ = crashed.actions(after: .built(nil))
    _ = crashed.actions(after: .saved)
    _ = crashed.actions(after: .ended(crash))
    #expect(crashed.actions(after: .built(mistake)) == [.tell(mistake), .start])
    #expect(crashed.actions(after: .ready) == [.tell(mistake)])
    var replaced = DevPlan()
    _ = replaced.actions(after: .saved)
    _ = replaced.actions(after: .built(nil))
    _ = replaced.actions(after: .saved)
    _ = replaced.actions(after: .built(nil))
    _ = replaced.actions(after: .saved)
    _ = replaced.actions(after: .ended(nil))
    #expect(replaced.actions(after: .built(mistake)) == [.tell(mistake), .start])
    _ = replaced.actions(after: .saved)
    #expect(replaced.actions(after: .built(mistake)) == [.tell(mistake)])
  }

  // MARK: Problems

  private let reader = ProblemReader(
    package: "/demo", editor: "vscode://file{file}:{line}:{column}")

  @Test func `the first error is read with its lines, and each other one is counted once`() {
    let error = "/demo/Sources/App/A.swift:3:7: error: cannot find 'y' in scope"
    let text = """
      [1/3] Compiling App A.swift
      \(error)
       2 | func f() {
       3 |   y()
         |   `- error: cannot find 'y' in scope
       4 | }

      /demo/Sources/App/B.swift:1:1: error: no type
      \(error)
      error: fatalError
      """
    #expect(
      reader.problem(ofBuild: text)
        == BuildProblem(
          title: "The app does not build", message: "cannot find 'y' in scope",
          place: "Sources/App/A.swift:3:7", link: "vscode://file/demo/Sources/App/A.swift:3:7",
          source: [
            " 2 | func f() {", " 3 |   y()", "   |   `- error: cannot find 'y' in scope", " 4 | }",
          ], others: 1))
  }

  @Test func `a manifest that is broken is a problem with a place`() {
    let text = """
      error: 'demo': Invalid manifest (compiled with: ["swiftc"])
      /demo/Package.swift:4:1: error: expected expression
      """
    let problem = reader.problem(ofBuild: text)
    #expect(problem.place == "Package.swift:4:1" && problem.message == "expected expression")
    let full = reader.problem(ofBuild: "error: No space left on device\n")
    #expect(full.message == "No space left on device" && full.place == nil && full.others == 0)
  }

  @Test func `a crash has its reason and the first place in the package`() {
    let text = """
      Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range

      Thread 0 crashed:
      0 0x1 _assertionFailure(_:_:file:line:flags:) + 1 in libswiftCore.so
      1 NoteFormViewModel.saveTapped() + 2 in Demo at /demo/Sources/App/NoteForm.swift:40:28
      2 closure #1 in f() + 2 in Demo at /calcot/Sources/Calcot/A.swift:1:2
      """
    let problem = reader.problem(ofCrash: text, status: "signal 4")
    #expect(problem.place == "Sources/App/NoteForm.swift:40:28")
    #expect(problem.message.hasSuffix("Fatal error: Index out of range"))
    let killed = reader.problem(ofCrash: "", status: "signal 9", after: ["tap Save"])
    #expect(killed.message == "It ended with signal 9.")
    #expect(killed.source == ["The last inputs:", "  tap Save"] && problem.source == [])
  }

  // MARK: Watching

  @Test func `the sources are watched, in new folders too, and what an app writes is not`() throws {
    let scene = try ToolScene(["Sources/App/A.swift": "", "Package.swift": ""])
    let watch = try SourceWatch(scene.folder.path)
    #expect(try watch.changes().isEmpty)
    try scene.write("1", to: "Sources/App/A.swift")
    try scene.write("1", to: "notes.json")
    try scene.write("1", to: ".build/B.swift")
    try scene.write("1", to: "Tests/AppTests/C.swift")
    #expect(try names(watch, until: ["A.swift"]) == ["A.swift"])
    try scene.write("1", to: "Sources/App/New/Deep/D.swift")
    #expect(try names(watch, until: ["D.swift"]) == ["D.swift"])
    try scene.write("2", to: "Sources/App/New/Deep/D.swift")
    try FileManager.default.removeItem(at: scene.folder.appending(path: "Sources/App/A.swift"))
    let changed: Set = ["A.swift", "D.swift"]
    #expect(try names(watch, until: changed) == changed)
    for number in 0..<2_000 { try scene.write("", to: "Sources/App/Many/M\(number).swift") }
    let many = try paths(watch, until: Set((0..<2_000).map { "M\($0).swift" }))
    #expect(DevRun.sentence(on: many) == "\(many.count) files have changed")
    #expect(DevRun.sentence(on: ["/a/B.swift", "/a/A.swift"]) == "A.swift, B.swift changed")
  }

  @Test func `tests are watched if they are to run, and are told from sources`() throws {
    let scene = try ToolScene(["Sources/App/A.swift": "", "Tests/AppTests/B.swift": ""])
    let watch = try SourceWatch(scene.folder.path, withTests: true)
    try scene.write("1", to: "Tests/AppTests/B.swift")
    let changes = try paths(watch, until: ["B.swift"])
    #expect(changes.map { $0.hasSuffix("/Tests/AppTests/B.swift") } == [true])
    #expect(changes.allSatisfy(watch.isTest))
    #expect(!watch.isTest(scene.folder.path + "/Sources/App/Tests/A.swift"))
  }

  private func names(_ watch: SourceWatch, until expected: Set<String>) throws -> Set<String> {
    Set(try paths(watch, until: expected).map(name))
  }

  private func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// Returns the changes until there are those of files with these names. NB: a file that another test's
  /// child process inherits while it is written is closed, and told, only when that process begins.
  private func paths(_ watch: SourceWatch, until expected: Set<String>) throws -> Set<String> {
    var found: Set<String> = []
    while true {
      found.formUnion(try watch.changes())
      var waiting = pollfd(fd: watch.descriptor.number, events: Int16(POLLIN), revents: 0)
      guard !expected.isSubset(of: found.map(name)), poll(&waiting, 1, 600_000) > 0 else {
        return found
      }
    }
  }

  // MARK: Tests

  @Test func `the tests that concern a change import its module, or one that imports it`() throws {
    let scene = try ToolScene([
      "Sources/Model/A.swift": "", "Sources/Shop/B.swift": "public import Model // why\n",
      "Sources/App/main.swift": "import struct Shop.B\n",
      "Tests/ModelTests/A.swift": "import Testing\n\n@testable import Model\n",
      "Tests/ShopTests/B.swift": "#if os(Linux)\n  import Shop\n#endif\n",
      "Tests/OtherTests/C.swift": "// import Model\nlet a = \"import Model\"\n",
    ])
    let concerned = ConcernedTests(of: scene.folder.path)
    func targets(_ paths: String...) -> [String] {
      concerned.targets(afterChanging: Set(paths.map { scene.folder.path + "/" + $0 }))
    }
    #expect(targets("Sources/Model/A.swift") == ["ModelTests", "ShopTests"])
    #expect(targets("Sources/Shop/New/C.swift") == ["ShopTests"])
    #expect(targets("Sources/App/main.swift") == [])
    #expect(
      targets("Tests/OtherTests/C.swift", "Sources/Shop/B.swift") == ["OtherTests", "ShopTests"])
    #expect(targets("Package.swift", "Sources/App/main.swift").count == 3)
    #expect(targets("Sources/Gone").count == 3, "A folder that has gone may have been any module.")
  }

  @Test func `the tests that call a function are found by their names`() throws {
    let scene = try ToolScene([
      "Tests/AppTests/A.swift": """
      @Test func `every screen (all 3) is as recorded`() { expectScreens(of: a) }
      @Test(arguments: [1])
      func other() async throws {
        try await expectScreens(of: a)
        expectScreens(of: b)
      }
      @Test func `another`() async { await explore { app } }
      """
    ])
    #expect(
      ConcernedTests.names(calling: "expectScreens", in: scene.folder.path) == [
        #"every screen \(all 3\) is as recorded"#, "other",
      ])
    #expect(ConcernedTests.names(calling: "explore", in: scene.folder.path) == ["another"])
    #expect(ConcernedTests.names(calling: "writeGallery", in: scene.folder.path) == [])
    let run = scene.run("dev --gallery --terminal")
    #expect(run.status == .misuse && run.messages.contains("leave out --terminal"))
  }

  @Test func `the result of tests is one line`() {
    func sentence(_ text: String, _ failure: BuildProblem? = nil) -> String {
      TestRun.sentence(on: "AppTests", text: text, failure: failure)
    }
    let passed = """
      \t Executed 2 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
      ✔ Test run with 12 tests in 3 suites passed after 0.123 seconds.
      """
    #expect(sentence(passed) == "14 tests of AppTests passed")
    let failed = """
      \t Executed 0 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
      ✘ Test "a b" recorded an issue at T.swift:5:24: Expectation failed: (a → 1) == 2
      ✘ Test p(_:) recorded an issue with 1 argument x → 1 at T.swift:6:47: Expectation failed
      ✘ Test "a b" failed after 0.001 seconds with 1 issue.
      ✘ Test run with 1 test in 1 suite failed after 0.002 seconds with 2 issues.
      """
    #expect(
      sentence(failed, reader.problem(ofBuild: failed))
        == "1 test of AppTests FAILED: Test \"a b\" recorded an issue at T.swift:5:24: "
        + "Expectation failed: (a → 1) == 2, and 1 more")
    let explored = """
      ✘ Test "explores" recorded an issue at T.swift:5:24: Issue recorded
      ↳ Form: saved and restored, the app shows the same is not so.
        - Place: Vienna
      ✘ Test run with 1 test in 1 suite failed after 0.002 seconds with 1 issue.
      """
    #expect(
      sentence(explored, reader.problem(ofBuild: explored))
        == "1 test of AppTests FAILED: Test \"explores\" recorded an issue at T.swift:5:24: "
        + "Issue recorded: Form: saved and restored, the app shows the same is not so.")
    let old = """
      /demo/Tests/AppTests/T.swift:7: error: T.test : XCTAssertTrue failed
      \t Executed 1 test, with 1 failure (0 unexpected) in 0.0 (0.0) seconds
      """
    #expect(
      sentence(old, reader.problem(ofBuild: old))
        == "1 test of AppTests FAILED: /demo/Tests/AppTests/T.swift:7: error: T.test : XCTAssertTrue failed"
    )
    let broken = "/demo/Tests/AppTests/T.swift:7:2: error: no type\n"
    #expect(
      sentence(broken, reader.problem(ofBuild: broken))
        == "the tests of AppTests do not build: Tests/AppTests/T.swift:7:2: no type")
  }

  @Test func `a signal that comes while a program begins is told again`() throws {
    let process = try ChildProcess(
      [
        "sh", "-c",
        """
        trap '' INT; echo began; sleep 0.2
        trap 'echo heard; exit' INT; while :; do sleep 0.1; done
        """,
      ], use: .silent)
    while process.text.isEmpty { _ = process.read() }
    process.stop(SIGINT)
    #expect(process.text == "began\nheard\n")
  }

  // MARK: The command

  @Test func `a run that cannot begin says why`() throws {
    let scene = try ToolScene(["Full/Package.swift": "// swift-tools-version: 6.2\nlet x ="])
    let empty = scene.run("dev")
    #expect(empty.status == .misuse && empty.messages.contains("there is no Package.swift in ."))
    let broken = scene.run("dev --package-path Full")
    #expect(broken.status == .misuse && broken.messages.contains("error: "))
    let first = try DevFolder(scene.folder.path)
    #expect { _ = try DevFolder(scene.folder.path) } throws: { error in
      (error as? DevFailure)?.message.contains("another 'calcot dev' is at work") == true
    }
    #expect(scene.exists(".build/calcot-dev/key") && scene.exists(".build/calcot-dev/sessions"))
    withExtendedLifetime(first) {}
    let full = try ToolScene([".build": ""])
    #expect { _ = try DevFolder(full.folder.path) } throws: { error in
      (error as? DevFailure)?.message.hasSuffix("Not a directory") == true
    }
    let listener = try Descriptor.listening(at: 0)
    #expect { _ = try Descriptor.listening(at: listener.port) } throws: { error in
      (error as? DevFailure)?.message.contains("another program listens at port") == true
    }
  }
}
