import Calcot
import CalcotContent
import CalcotViews
import Testing

@Suite("A semantic screen, printed")
@MainActor
struct ScreenPrintingTests {
  @Test func `has a line for each element, with all that a host needs to know`() {
    let screen = Shown("Group") {
      Text("People", role: .heading)
      Text("Plain words")
      Text("Small words", role: .secondary)
      Text("It went wrong", role: .error)
      Section("Details") {
        TextField("Name", text: "", placeholder: "A name", error: "Needed") { _ in }
        TextField("Place", text: "Valls", placeholder: "A place", isEnabled: false) { _ in }
        TextField("Find", text: "", placeholder: "A word", role: .search) { _ in }
        TextField("Find here", text: "a", role: .search, isEnabled: false) { _ in }
        Section { ActivityIndicator("Loading") }
        ProgressBar("Copying", value: 1, total: 3)
      }
      List(["ann", "bo"], id: \.self, label: "Members") { name in
        Row(name, detail: "runs") {}.actions { Button("Remove", role: .destructive) {} }
      }
      List([1], id: \.self) { _ in Row("Read only") }
    } toolbar: {
      Button("Save", role: .main, isEnabled: false) {}
      Button("Cancel", role: .cancel) { await Task.yield() }
      Button("Refresh", role: .refresh) { await Task.yield() }
    }
    #expect(
      screen.content.description == """
        screen "Group"
          toolbar
            button "Save" main disabled
            button "Cancel" cancel
            button "Refresh" refresh
          heading "People"
          text "Plain words"
          secondary "Small words"
          error "It went wrong"
          section "Details"
            field "Name": "" placeholder "A name" error "Needed"
            field "Place": "Valls" disabled
            field "Find": "" placeholder "A word" search
            field "Find here": "a" search disabled
            section
              activity "Loading"
            progress "Copying" 33%
          list "Members"
            row "ann" "runs" acts
              button "Remove" destructive
            row "bo" "runs" acts
              button "Remove" destructive
          list
            row "Read only" plain
        """)
  }

  @Test func `is built with if, switch, for and functions`() {
    @ContentBuilder func rest(_ number: Int) -> [any Content] {
      switch number {
      case 0: Text("none")
      case 1: Text("one")
      default: for index in 0..<number { Text("number \(index)") }
      }
    }
    let screen = Shown("Flow") {
      for number in 0..<3 { rest(number) }
      if Bool(true) { Text("yes") } else { Text("no") }
      if Bool(false) { Text("never") }
    }
    #expect(
      screen.content.description == """
        screen "Flow"
          text "none"
          text "one"
          text "number 0"
          text "number 1"
          text "yes"
        """)
    #expect(Shown("Empty") {}.content.description == "screen \"Empty\"")
  }

  @Test func `is equal for equal content, whatever its controls do`() {
    let first = Shown { Button("Go") {} }
    let second = Shown { Button("Go") { print("something else") } }
    let third = Shown { Button("Stop") {} }
    #expect(first.content == second.content)
    #expect(first.content != third.content)
  }

  @Test func `edits and submits a field, and refuses what is no field or does not exist`() async {
    let log = Recorder<String>()
    let screen = Shown {
      TextField("Name", text: "a") { log.values.append("edit \($0)") }
        .onSubmit { log.values.append("submit") }
      TextField("Locked", text: "", isEnabled: false) { _ in log.values.append("locked") }
    }
    let name = ElementID("body/Name")
    screen.app.send(.edit(name, text: "ab", in: screen.screen))
    screen.app.send(.submit(name, in: screen.screen))
    await screen.app.settle()
    #expect(log.values == ["edit ab", "submit"])
    #expect(
      screen.app.send(.edit(ElementID("body/Locked"), text: "", in: screen.screen))
        == .refused(.disabled("body/Locked")))
    let none = ElementID("body/None")
    let refused = Answer.refused(.noSuchControl("body/None", available: ["body/Name"]))
    #expect(screen.app.send(.activate(none, in: screen.screen)) == refused)
    #expect(screen.app.send(.edit(none, text: "", in: screen.screen)) == refused)
    #expect(screen.app.send(.submit(none, in: screen.screen)) == refused)
  }
}
