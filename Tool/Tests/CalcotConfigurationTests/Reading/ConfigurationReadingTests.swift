import CalcotConfiguration
import CalcotFindings
import CalcotText
import Testing

struct ConfigurationReadingTests {
  @Test func `Every key is understood`() throws {
    let configuration = try Known.configuration(
      """
      include: [Sources/**]
      exclude: ["**/Samples/**", 'Old/{A,B}.swift']
      tests: "**/Specs/**"
      generated:
        - API/**
      minimum-confidence: 0.8
      baseline: .calcot-baseline.json
      help: https://example.org/rules#{rule}
      rules:
        viewmodel-singleton: off
        viewmodel-navigates: error
        massive-view-controller:
          severity: info
          maximum-lines: 600
          exclude: [Legacy/**]
          minimum-confidence: 1
      roles:
        ViewModel: ["*Presenter", "*Store"]
        Interactor: "*UseCase"
      data: ["*Ledger", Books]
      layers:
        Features: [Features/**]
        App: [App/**]
      """)
    #expect(configuration.data == ["*Ledger", "Books"])
    let legacy = try GlobPattern("Legacy/**")
    #expect(configuration.include.map(\.text) == ["Sources/**"])
    #expect(configuration.exclude.map(\.text) == ["**/Samples/**", "Old/{A,B}.swift"])
    #expect(configuration.tests.map(\.text) == ["**/Specs/**"])
    #expect(configuration.generated.map(\.text) == ["API/**"])
    #expect(configuration.minimumConfidence == 0.8)
    #expect(configuration.baseline == ".calcot-baseline.json")
    #expect(configuration.help == "https://example.org/rules#{rule}")
    #expect(
      configuration.rules == [
        "viewmodel-singleton": RuleSettings(level: .off),
        "viewmodel-navigates": RuleSettings(level: .on(.error)),
        "massive-view-controller": RuleSettings(
          level: .on(.info), numbers: ["maximum-lines": 600], exclude: [legacy],
          minimumConfidence: 1),
      ])
    #expect(
      configuration.roles.map { "\($0.role) \($0.pattern)" } == [
        "viewModel *Presenter", "viewModel *Store", "interactor *UseCase",
      ])
    #expect(configuration.layers.map(\.name) == ["Features", "App"])
  }

  @Test(
    "An empty file is the same as no file",
    arguments: [
      "", "# a comment\n", "---\n", "{}", "rules:\nexclude:\nroles: ~\nlayers: null\n", "\u{FEFF}",
      "~",
    ])
  func nothing(text: String) throws {
    #expect(try Known.configuration(text) == Configuration())
  }

  @Test func `Windows' line ends and byte order mark make no difference`() throws {
    let configuration = try Known.configuration(
      "\u{FEFF}baseline: a.json\r\nexclude:\r\n  - A/**\r\n")
    #expect(configuration.baseline == "a.json")
    #expect(configuration.exclude.map(\.text) == ["A/**"])
    #expect(Known.problems("\u{FEFF}baselin: a.json\r\nrule: x\r\n").contains(".calcot.yml:1:1:"))
    #expect(Known.problems("\u{FEFF}baselin: a.json\r\nrule: x\r\n").contains(".calcot.yml:2:1:"))
  }

  @Test func `The bounds of a number are allowed`() throws {
    #expect(
      try Known.configuration("rules: {massive-view-controller: {maximum-lines: 50}}")
        .rules["massive-view-controller"]?.numbers == ["maximum-lines": 50])
  }

  @Test("Whatever is mutated is read or refused", arguments: 0..<500 as Range<UInt64>)
  func mutated(seed: UInt64) {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 &+ 1
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var bytes = Array(
      """
      baseline: a.json
      exclude: &a [A/**, "B/**"]
      rules: {viewmodel-navigates: off, viewmodel-singleton: {severity: info, exclude: *a}}
      roles:
        ViewModel:
          - "*Presenter"
      """.utf8)
    for _ in 0...random(5) {
      let index = random(bytes.count)
      switch random(4) {
      case 0: bytes[index] = UInt8(random(256))
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(Array("\n\t:{}[]-&*!|>'\"%@`#,? \0\u{7F}".utf8)[random(24)], at: index)
      default: bytes.insert(contentsOf: bytes[index...].prefix(random(30)), at: index)
      }
    }
    do {
      _ = try Configuration(
        reading: bytes, path: ".calcot.yml", rules: Known.rules)
    } catch {
      #expect(!error.problems.isEmpty)
      let lines = bytes.count { $0 == 10 || $0 == 13 } + 1
      for problem in error.problems {
        #expect((1...(lines + 2)).contains(problem.line) && problem.column >= 1)
        #expect(!problem.message.isEmpty)
      }
    }
  }
}
