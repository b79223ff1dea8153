import CalcotConfiguration
import Testing

@Suite("What is said about a wrong configuration")
struct ConfigurationProblemTests {
  @Test func `All problems, each at its place, with what is allowed`() {
    let text = """
      includ: [a]
      exlude: [a]
      minimum-confidence: 80%
      exclude: [/a, "../b", "", "x[", "{a", "b}", "a\\\\b", {a: b}]
      rules:
        viewmodel-navigate: off
        viewmodel-navigates: maybe
        viewmodel-singleton: [off]
        massive-view-controller:
          maximum-lines: 5
          maximum-line: 600
          severity: {}
      roles:
        Viewmodel: "*A"
        View: ["*", "A B", 7]
      layers: [a]
      baseline: folder/
      help: example.org
      """
    #expect(
      Known.problems(text) == """
        .calcot.yml:1:1: error: there is no key 'includ': there are include, exclude, tests, generated, minimum-confidence, baseline, help, rules, roles, data, layers; did you mean 'include'?
        .calcot.yml:2:1: error: there is no key 'exlude': there are include, exclude, tests, generated, minimum-confidence, baseline, help, rules, roles, data, layers; did you mean 'exclude'?
        .calcot.yml:3:21: error: 'minimum-confidence' is a number from 0 to 1, such as 0.8, not '80%'
        .calcot.yml:4:11: error: the glob '/a' begins with '/': write it relative to the folder of this file
        .calcot.yml:4:15: error: the glob '../b' leaves the folder of this file: '..' has no meaning in it
        .calcot.yml:4:23: error: the glob '' is empty
        .calcot.yml:4:27: error: the glob 'x[' has a '[' without its ']'
        .calcot.yml:4:33: error: the glob '{a' has a '{' without its '}'
        .calcot.yml:4:39: error: the glob 'b}' has a '}' without its '{'
        .calcot.yml:4:45: error: the glob 'a\\b' has a backslash: folders are separated by '/'
        .calcot.yml:4:53: error: 'exclude' is a list of words, such as ["Generated/**"]
        .calcot.yml:6:3: error: there is no rule 'viewmodel-navigate': there are viewmodel-navigates, massive-view-controller, viewmodel-singleton; did you mean 'viewmodel-navigates'?
        .calcot.yml:7:24: error: there is no level 'maybe': there are off, info, warning, error
        .calcot.yml:8:24: error: 'viewmodel-singleton' is made of keys and values, each 'key: value' on its line
        .calcot.yml:10:20: error: 'maximum-lines' is a whole number from 50 to 10000, not '5' (lines of code over all extensions)
        .calcot.yml:11:5: error: there is no setting 'maximum-line': there are severity, exclude, minimum-confidence, maximum-lines; did you mean 'maximum-lines'?
        .calcot.yml:12:15: error: 'severity' is one word
        .calcot.yml:14:3: error: there is no role 'Viewmodel': there are None, Model, Value, View, ViewController, ViewModel, Presenter, Interactor, Coordinator, Router, Builder, Service, DataSource, Application, Test, Mock, Preview; did you mean 'ViewModel'?
        .calcot.yml:15:10: error: '*' cannot be the name of a type: write letters, '*' for any and '?' for one
        .calcot.yml:15:15: error: 'A B' cannot be the name of a type: write letters, '*' for any and '?' for one
        .calcot.yml:16:9: error: 'layers' is made of keys and values, each 'key: value' on its line
        .calcot.yml:17:11: error: 'baseline' is the path of a file, not 'folder/'
        .calcot.yml:18:7: error: 'help' is an address such as https://example.org/rules#{rule}
        """)
  }

  @Test func `A key that stands twice is told beside every other problem`() {
    let text = """
      baseline: a.json
      "exclude": [a]
      rules:
        viewmodel-navigates: off
        # viewmodel-navigates: off
        viewmodel-navigates: nonsense
        viewmodel-singleton: {severity: info, severity: off}
      exclude: [b]
      'exclude': [c]
      baseline: b.json
      rolls: x
      """
    #expect(
      Known.problems(text) == """
        .calcot.yml:6:3: error: 'viewmodel-navigates' stands here again: it is set on line 4 already
        .calcot.yml:7:41: error: 'severity' stands here again: it is set on line 7 already
        .calcot.yml:8:1: error: 'exclude' stands here again: it is set on line 2 already
        .calcot.yml:9:1: error: 'exclude' stands here again: it is set on line 2 already
        .calcot.yml:10:1: error: 'baseline' stands here again: it is set on line 1 already
        .calcot.yml:11:1: error: there is no key 'rolls': there are include, exclude, tests, generated, minimum-confidence, baseline, help, rules, roles, data, layers; did you mean 'roles'?
        """)
  }

  @Test func `Columns count UTF-8 bytes`() {
    #expect(Known.problems("{include: [ü], exlude: [a]}").hasPrefix(".calcot.yml:1:17: error:"))
  }

  @Test func `Text that is no YAML is told with its line and the reason`() {
    #expect(
      Known.problems("baseline: a.json\nrules:\n\tviewmodel-navigates: off\n") == """
        .calcot.yml:3:1: error: this is no YAML: found character that cannot start any token; indent by spaces: YAML takes no tabs
        """)
    #expect(
      Known.problems("rules: [a\nroles: b") == """
        .calcot.yml:2:6: error: this is no YAML: did not find expected ',' or ']'
        """)
    #expect(Known.problems("baseline: *x").hasPrefix(".calcot.yml:1:11: error: this is no YAML: "))
    #expect(
      Known.problems("a: 1\n---\nb: 2").hasPrefix(".calcot.yml:2:1: error: this is no YAML: "))
    #expect(Known.problems("a: 1\nb: \u{1}").hasPrefix(".calcot.yml:2:1: error: this is no YAML: "))
    #expect(
      Known.problems("just words").hasPrefix(".calcot.yml:1:1: error: the configuration is made of")
    )
    #expect(
      Known.problems("[a]: b").hasPrefix(".calcot.yml:1:1: error: a key of the configuration"))
  }

  @Test func `Text that is not UTF-8 is refused`() {
    #expect(throws: ConfigurationError.self) {
      try Configuration(
        reading: Array("baseline: a.json\n#".utf8) + [0xFF, 0xFE], path: ".calcot.yml",
        rules: Known.rules)
    }
  }

  @Test func `Deep nesting ends with a message`() {
    #expect(
      Known.problems(String(repeating: "[", count: 50_000)).contains("error: this is no YAML"))
    #expect(
      !Known.problems(
        "exclude: " + String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
      ).isEmpty)
  }
}
