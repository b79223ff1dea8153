import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import CalcotWeb
import CalcotWebTesting
import Foundation
import Testing

@MainActor
struct FieldMarkupTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  private func html(_ content: any Content) -> String {
    let elements = Screen("Page") { content }.content.body
    return renderer.html(elements.map { .element($0, of: ScreenID(rawValue: 3)) })
  }

  private func page(_ content: any Content) throws -> PageNode {
    try PageReader.read("<x>\(html(content))</x>")
  }

  private func control(_ content: any Content) throws -> PageNode {
    try #require(try page(content).first { $0.isField })
  }

  @Test(arguments: [
    (FieldRole.email, "email", "email"), (.phone, "tel", "tel"), (.url, "url", "url"),
    (.password, "password", "current-password"),
  ])
  func `says what a line of text is for`(_ role: FieldRole, _ type: String, _ fill: String) throws {
    let control = try control(TextField("Line", text: "", role: role) { _ in })
    #expect(control.attributes["type"] == type && control.attributes["autocomplete"] == fill)
  }

  @Test func `lets a code that was sent be filled in`() throws {
    let control = try control(TextField("Code", text: "", role: .oneTimeCode) { _ in })
    #expect(control.attributes["autocomplete"] == "one-time-code")
    #expect(control.attributes["inputmode"] == "numeric")
  }

  @Test func `has no secret in it`() {
    let html = html(TextField("Secret", text: "hunter2", role: .password) { _ in })
    #expect(html.contains(#"type="password""#) && html.contains(#"value="""#))
    #expect(!html.contains("hunter2"))
  }

  @Test(arguments: ["", "\n", "\n\nb", "a\nb", "a\r\nb", "a\n"])
  func `keeps the line breaks of several lines`(_ text: String) throws {
    let control = try control(TextField("Lines", text: text, lines: 2...5) { _ in })
    #expect(control.text == text.replacing("\r\n", with: "\n"))
    #expect(control.attributes["rows"] == "2" && control.attributes["data-most"] == "5")
  }

  @Test func `is a switch behind a hidden value that a form sends when the switch is off`() {
    #expect(
      html(Toggle("Public", isOn: true) { _ in }) == """
        <div id="3/body/Public" class="field toggle">\
        <label id="3/body/Public:n" for="3/body/Public:i">Public</label>
        <input id="3/body/Public:o" type="hidden" name="3/body/Public" value="off">
        <input id="3/body/Public:i" name="3/body/Public" type="checkbox" role="switch" value="on" \
        checked>
        <p id="3/body/Public:e" class="error"></p></div>
        """)
  }

  @Test func `is a group of options if they are few, or several can be chosen`() throws {
    let one = try control(
      Picker("Size", selection: "M", of: ["S", "M"], label: { $0 }, error: "No.") { _ in })
    #expect(one.tag == "fieldset" && one.attributes["role"] == "radiogroup")
    #expect(one.attributes["aria-invalid"] == "true")
    #expect(one.first { $0.tag == "legend" }?.text == "Size")
    #expect(one.fieldText == "M")
    #expect(one.all.filter { $0.attributes["type"] == "radio" }.count == 2)
    let several = try control(
      Picker("Sizes", selection: ["S", "L"], of: ["S", "M", "L"], label: { $0 }) { _ in })
    #expect(several.all.filter { $0.attributes["type"] == "checkbox" }.count == 3)
    #expect(several.fieldText == "S\nL")
  }

  @Test func `is a menu of many options, whose first one stands for none`() throws {
    let countries = Survey.countries
    let none = try control(
      Picker("Country", selection: nil, of: countries, label: { $0 }) { _ in })
    #expect(none.tag == "select" && none.fieldText.isEmpty)
    let first = try #require(none.first { $0.tag == "option" })
    #expect(first.attributes["disabled"] != nil && first.attributes["selected"] != nil)
    let chosen = try control(
      Picker("Country", selection: "Country 7", of: countries, label: { $0 }) { _ in })
    #expect(chosen.fieldText == "Country 7")
    #expect(chosen.all.filter { $0.attributes["selected"] != nil }.map(\.text) == ["Country 7"])
  }

  @Test func `has a keyboard for the number, its unit, and its steps`() throws {
    let page = try page(
      NumberStepper("Guests", value: 5, in: 1...5, unit: "people") { _ in })
    let control = try #require(page.first { $0.isField })
    #expect(control.attributes["type"] == nil && control.attributes["inputmode"] == "numeric")
    #expect(control.attributes["aria-describedby"] == "3/body/Guests:u")
    let steps = page.all.filter { $0.tag == "button" }
    #expect(steps.map(\.action) == ["n- 3/body/Guests", "n+ 3/body/Guests"])
    #expect(steps.map { $0.attributes["aria-label"] } == ["Guests: less", "Guests: more"])
    #expect(steps.map { $0.attributes["aria-disabled"] } == [nil, "true"])
    let cold = try self.control(NumberField("Cold", value: -3, in: -9...9) { _ in })
    #expect(cold.attributes["inputmode"] == nil)
  }

  @Test func `is a slider that has the number among its positions`() throws {
    let even = try control(Slider("Volume", value: 40, in: 0...100, step: 5, unit: "%") { _ in })
    #expect(even.attributes["step"] == "5" && even.attributes["aria-valuetext"] == "40 %")
    let odd = try control(Slider("Volume", value: 42, in: 0...100, step: 5) { _ in })
    #expect(odd.attributes["step"] == "1" && odd.attributes["value"] == "42")
    let fine = try control(
      Slider("Fine", value: 0.75, in: 0.25...1, step: 0.25, decimals: 2) { _ in })
    #expect(fine.attributes["step"] == "0.25" && fine.attributes["min"] == "0.25")
  }

  @Test(arguments: [
    (DateInput.Parts.day, "date", "2026-01-31"), (.time, "time", "18:30"),
    (.dayAndTime, "datetime-local", "2026-01-31T18:30"),
  ])
  func `is a browser's own input for a date`(
    _ parts: DateInput.Parts, _ type: String, _ text: String
  ) throws {
    let date = Date(timeIntervalSince1970: 1_769_884_200)
    let utc = try #require(TimeZone(secondsFromGMT: 0))
    let control = try control(
      DatePicker("Start", date: date, showing: parts, from: date, in: utc) { _ in })
    #expect(control.attributes["type"] == type)
    #expect(control.attributes["value"] == text && control.attributes["min"] == text)
  }

  @Test func `has the app's objection`() throws {
    let page = try page(Toggle("Public", isOn: false, error: "Not <now>.") { _ in })
    let control = try #require(page.first { $0.isField })
    #expect(control.attributes["aria-invalid"] == "true")
    let described = try #require(control.attributes["aria-describedby"].flatMap(page.node))
    #expect(described.text == "Not <now>.")
  }

  @Test func `is read back as exactly the labels, values and keys that were put in`() throws {
    let seed = RandomText.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let options = (0..<3).map { "\($0)" + RandomText.make(&random) }
      let label = RandomText.make(&random)
      let picker = Picker(
        label, selection: Set(options.prefix(2)), of: options, label: { $0 }
      ) { _ in }
      let group = try control(picker)
      #expect(group.fieldText.split(separator: "\n").count == 2, "seed \(seed)")
      #expect(group.all.filter { $0.tag == "input" }.count == 4, "seed \(seed): a tag came out")
      let menu = try control(
        Picker(label, selection: options[0], of: options + Survey.countries, label: { $0 }) { _ in }
      )
      let tags = Set(menu.all.map(\.tag))
      #expect(tags.isSubset(of: ["select", "option", ""]), "seed \(seed): a tag came out")
    }
  }
}
