import Testing

@testable import CalcotTool

struct BaselineRunTests {
  let scene: ToolScene
  let odd = "// calcot:nonsense\nstruct A {}\n"

  init() throws {
    scene = try ToolScene(["A.swift": odd, "B.swift": odd])
  }

  @Test func `an accepted finding is not reported, and a new one is`() throws {
    let accepted = scene.run("baseline accept --reason later")
    #expect(accepted.messages == ".calcot-baseline.json: 2 accepted, 2 in all\n")
    #expect(scene.run("lint -q") == CommandResult(status: .clean))
    #expect(scene.run("lint -q --no-baseline").status == .findings)

    try scene.write(odd, to: "C.swift")
    let before = try scene.text(of: ".calcot-baseline.json")
    let result = scene.run("lint -q")
    #expect(result.status == .findings)
    #expect(result.output.hasPrefix("C.swift:1:4: "))
    #expect(try scene.text(of: ".calcot-baseline.json") == before)
  }

  @Test func `the baseline shrinks by itself, and the trend says so`() throws {
    _ = scene.run("baseline accept --reason later")
    try scene.write("struct B {}\n", to: "B.swift")
    let result = scene.run("lint -q")
    #expect(result.status == .clean)
    #expect(result.messages == ".calcot-baseline.json: 1 entry taken out: mended\n")
    #expect(try !scene.text(of: ".calcot-baseline.json").contains("B.swift"))
    #expect(scene.run("lint -q") == CommandResult(status: .clean))
    #expect(scene.run("baseline trend").output.contains("comment-not-understood"))
  }

  @Test func `a stale entry fails the run where that is asked for`() throws {
    _ = scene.run("baseline accept --reason later")
    try scene.write("struct B {}\n", to: "B.swift")
    let before = try scene.text(of: ".calcot-baseline.json")
    let result = scene.run("lint -q --stale-baseline fail")
    #expect(result.status == .findings)
    #expect(result.messages.hasPrefix(".calcot-baseline.json: error: "))
    #expect(scene.run("lint -q --stale-baseline keep") == CommandResult(status: .clean))
    #expect(try scene.text(of: ".calcot-baseline.json") == before)
  }

  @Test(arguments: ["lint -q A.swift", "lint -q --only ignore-unused"])
  func `a run over some files or rules takes no entry out`(command: String) throws {
    _ = scene.run("baseline accept --reason later")
    let before = try scene.text(of: ".calcot-baseline.json")
    _ = scene.run(command)
    #expect(try scene.text(of: ".calcot-baseline.json") == before)
  }

  @Test func `a damaged baseline is a mistake at its place`() throws {
    try scene.write("{\n\"calcot-baseline\": 1,\n", to: ".calcot-baseline.json")
    let result = scene.run("lint -q")
    #expect(result.status == .misuse)
    #expect(result.messages.hasPrefix(".calcot-baseline.json:3: error: "))
  }
}
