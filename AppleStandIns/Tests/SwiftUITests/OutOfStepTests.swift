import SwiftUI
import Testing

@MainActor
@Suite("What SwiftUI does by itself")
struct OutOfStepTests {
  @Test func `an alert may be closed before its action runs`() {
    let model = OutOfStepModel()
    let screen = SwiftUIScreen(Asking(model: model))
    for (clearsFirst, shown) in [(true, "false"), (false, "true")] {
      model.isAsking = true
      #expect(screen.choose("Yes", clearsBindingFirst: clearsFirst))
      #expect(model.log.last == "yes while asking: \(shown)")
    }
  }

  @Test func `a destructive swipe takes its row out, though the list has it`() throws {
    for isRemoved in [true, false] {
      let model = OutOfStepModel()
      let screen = SwiftUIScreen(Rows(model: model, isRemoved: isRemoved))
      #expect(screen.swipe(try #require(screen.top.first(.row)), "Delete"))
      #expect(screen.warnings.isEmpty == isRemoved)
    }
  }

  @Test func `a split view has a button that hides its first side`() {
    let screen = SwiftUIScreen(Split(isFixed: false))
    screen.horizontalSizeClass = .regular
    #expect(screen.texts == ["Primary", "Secondary"])
    #expect(screen.tap("Sidebar"))
    #expect(screen.texts == ["Secondary"])
    #expect(screen.tap("Sidebar"))
    #expect(screen.texts == ["Primary", "Secondary"])
  }

  @Test func `a split view hides its first side in an upright window, unless it is told not to`() {
    for isFixed in [true, false] {
      let screen = SwiftUIScreen(Split(isFixed: isFixed))
      (screen.horizontalSizeClass, screen.isPortrait) = (.regular, true)
      #expect(screen.texts == (isFixed ? ["Primary", "Secondary"] : ["Secondary"]))
      #expect(screen.tap("Sidebar") != isFixed)
    }
  }

  @Test func `a field's label is no text, and stands for a prompt`() {
    let screen = SwiftUIScreen(TextField("Name", text: .constant("")))
    #expect(screen.texts.isEmpty)
    #expect(screen.top.first(.textField, "Name")?.prompt == "Name")
  }
}

@MainActor
@Observable
private final class OutOfStepModel {
  var isAsking = false
  var rows = [1, 2]
  @ObservationIgnored var log: [String] = []
}

private struct Asking: View {
  @Bindable var model: OutOfStepModel

  var body: some View {
    Text("Under").alert("Well?", isPresented: $model.isAsking) {
      Button("Yes") { model.log.append("yes while asking: \(model.isAsking)") }
    }
  }
}

private struct Rows: View {
  let model: OutOfStepModel
  let isRemoved: Bool

  var body: some View {
    List {
      ForEach(model.rows, id: \.self) { row in
        Text("Row \(row)").swipeActions {
          Button("Delete", role: .destructive) {
            if isRemoved { model.rows.removeAll { $0 == row } }
          }
        }
      }
    }
  }
}

private struct Split: View {
  let isFixed: Bool
  @State private var visibility = NavigationSplitViewVisibility.automatic

  var body: some View {
    if isFixed {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("Primary").toolbar(removing: .sidebarToggle)
      } detail: {
        Text("Secondary")
      }
      .navigationSplitViewStyle(.balanced)
    } else {
      NavigationSplitView(columnVisibility: $visibility) {
        Text("Primary")
      } detail: {
        Text("Secondary")
      }
    }
  }
}
