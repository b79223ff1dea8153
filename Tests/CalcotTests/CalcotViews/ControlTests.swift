import Calcot
import CalcotContent
import CalcotTesting
import CalcotTree
import CalcotViews
import Observation
import Testing

@Suite("A control of a semantic view")
@MainActor
struct ControlTests {
  @Test func `says whether it acts, opens an address, is checked or is only read`() throws {
    let log = Recorder<String>()
    let address = try WebAddress("leeks.example")
    let screen = Shown {
      Row("Acts") { log.values.append("acted") }
      Row("Leads", opens: address)
      Row("Nowhere", opens: nil as WebAddress?)
      Row("Checked", isChecked: true) { log.values.append("checked \($0)") }.badge(3)
      Row("Unchecked", isChecked: false) { log.values.append("checked \($0)") }.badge(0)
      Link("Leeks", to: address)
    }
    #expect(
      screen.content.description == """
        screen "Screen"
          row "Acts" acts
          row "Leads"
          row "Nowhere" plain
          row "Checked" badge "3" checked
          row "Unchecked" unchecked
          link "Leeks" to https://leeks.example
        """)
    for label in ["Acts", "Checked", "Unchecked"] {
      screen.activate(try #require(screen.element(label)))
    }
    #expect(log.values == ["acted", "checked false", "checked true"])
  }

  @Test func `opens an address outside of the app by the host`() async throws {
    let address = try WebAddress("leeks.example")
    let app = TestApp(ContentCoordinator { Screen("Leeks") { Link("More", to: address) } })
    await app.tap("More")
    #expect(app.driver.performed == [.open(address)])
  }

  @Test func `hands on why the host cannot open an address, or reports it`() async throws {
    let address = try WebAddress("leeks.example")
    let log = Recorder<String>()
    let coordinator = ContentCoordinator {
      Screen("Leeks") {
        Link("Asked", to: address) { log.values.append("\($0)") }
        Row("Row", opens: address) { log.values.append("\($0)") }
      }
    }
    let app = TestApp(coordinator, on: InstantHost(capabilities: [.alert]))
    await app.tap("Asked")
    await app.tap("Row")
    #expect(log.values.count == 2)
    #expect(log.values.allSatisfy { $0.contains("open") })
  }

  @Test func `keeps its identity when its label changes`() throws {
    let state = Labelled()
    let screen = Shown {
      Button(state.label) { state.label = "Pause" }.id("timer")
      Button("Other") {}
      Toggle(state.label, isOn: false) { _ in }.id("timer")
    }
    let before = try #require(screen.element("Start"))
    #expect(before.id == ElementID("body/timer"))
    screen.activate(before)
    #expect(screen.element("Pause")?.id == before.id)
    #expect(Set(screen.content.allElements.map(\.id)).count == 3)
    #expect(screen.issues.values.count == 1, "two contents with one identity are reported")
  }

  @Test func `asks its question first, each time`() async {
    let log = Recorder<String>()
    let question = Question("Sure?", action: "Yes", cancel: "No")
    let app = TestApp(
      ContentCoordinator {
        Screen("Leeks") {
          Button("Run") { log.values.append("ran") }.confirming(question)
          Button("Start") {
            await Task.yield(); log.values.append("started")
          }.confirming(question)
        }
      })
    for (button, answer) in [("Run", "No"), ("Run", "Yes"), ("Start", "No"), ("Start", "Yes")] {
      await app.tap(button)
      app.expect("Sure?")
      await app.tap(answer)
    }
    #expect(log.values == ["ran", "started"])
  }

  @Test func `may stand under an empty state, as a footer does under a section`() async {
    let log = Recorder<String>()
    let app = TestApp(
      ContentCoordinator {
        Screen("Leeks") {
          EmptyState("No leeks", message: "Plant some.") {
            Button("Plant") { log.values.append("p") }
          }
          Section("Soil", footer: "Keep it wet.") { Text("Sand") }
        }
      })
    await app.settle()
    app.expect("No leeks", "Plant some.", "Plant", "Soil", "Sand", "Keep it wet.")
    await app.tap("Plant")
    #expect(log.values == ["p"])
  }
}

@MainActor @Observable
private final class Labelled {
  var label = "Start"
}
