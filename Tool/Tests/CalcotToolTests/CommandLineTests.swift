import CalcotFindings
import CalcotRules
import Testing

@testable import CalcotTool

struct CommandLineTests {
  @Test func `the version is told`() throws {
    let result = try ToolScene().run("--version")
    #expect(result == CommandResult(output: "\(ToolIdentity.version)\n", status: .clean))
  }

  @Test(arguments: ["--help", "lint --help", "help baseline", "baseline", ""])
  func `help is no mistake`(command: String) throws {
    let result = try ToolScene().run(command)
    #expect(result.status == .clean)
    #expect(result.output.contains("USAGE"))
    #expect(result.messages == "")
  }

  @Test(arguments: [
    "lint --bogus", "lynt", "lint --format yaml", "lint --minimum-confidence 2",
    "lint --minimum-confidence much", "lint --only no-such-rule", "rules no-such-rule",
    "lint Nowhere", "lint --config Nowhere.yml", "lint --baseline .git", "baseline accept",
    "lint --stale-baseline eat",
  ])
  func `wrong use ends with 2 and says why`(command: String) throws {
    let result = try ToolScene(["A.swift": "struct A {}\n"]).run(command)
    #expect(result.status == .misuse)
    #expect(result.output == "")
    #expect(result.messages.contains("rror: "))
  }

  @Test func `a path that is not there is named`() throws {
    let result = try ToolScene().run("lint Nowhere")
    #expect(result.messages == "calcot: error: Nowhere: there is no such file or folder\n")
  }

  @Test(arguments: ["lint", "map", "fakes -o Fakes", "lint App", "map App"])
  func `a folder without Swift is told`(command: String) throws {
    let result = try ToolScene(["App/README.md": ""]).run(command)
    #expect(result.status == .clean)
    let folder = command.hasSuffix("App") ? "App" : "."
    let text = result.output + result.messages
    #expect(text.contains("\(folder): warning: there is no Swift file to read"), "\(text)")
  }

  @Test(arguments: [
    ("new screen Profile", "make one with 'calcot new app NAME'"),
    ("new flow Signup", "'calcot new app NAME' makes one"),
    ("new feature Shop", "'calcot new app NAME' makes one"),
    ("dev", "'calcot new app NAME' makes an app"),
    ("new app demo", "take 'Demo'"),
    ("lnt", "did you mean 'lint'?"), ("new scren Profile", "did you mean 'screen'?"),
    ("tidy", "there are lint, map, init, rules, explain, baseline, new, dev, fakes"),
  ])
  func `a first command that cannot be carried out leads to one that can`(
    command: String, hint: String
  ) throws {
    let result = try ToolScene().run(command)
    #expect(result.status == .misuse)
    #expect(result.messages.contains(hint), "\(result.messages)")
  }

  @Test func `every mistake in the configuration is told at its place`() throws {
    let scene = try ToolScene([".calcot.yml": "includ: [a]\nexclude: [\"[\"]\n"])
    let result = scene.run("lint")
    #expect(result.status == .misuse)
    let lines = result.messages.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(".calcot.yml:1:1: error: ") == true)
    #expect(lines.last?.hasPrefix(".calcot.yml:2:") == true)
  }

  @Test func `rules are listed and explained`() throws {
    let scene = try ToolScene()
    let list = scene.run("rules")
    #expect(list.output.contains("ignore-without-reason"))
    for rule in RuleBook.descriptions {
      let text = scene.run("rules \(rule.id)")
      #expect(text.status == .clean)
      #expect(text.output.hasPrefix("\(rule.id) ("))
      #expect(text.output.contains(rule.summary))
    }
  }
}
