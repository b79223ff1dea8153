import Calcot
import CalcotViews

/// Screens as samples for tests.
@MainActor
enum Samples {
  static let groups = Screen("My groups") {
    List(["Runners", "Swimmers", "Readers"], id: \.self) { name in
      Row(name, detail: "\(name.count) members", opens: NavigationAction {})
    }
  } toolbar: {
    Button("New group", role: .main) {}
    Button("Refresh", role: .refresh) {}
  }

  static func form(name: String = "", error: String? = nil, canSave: Bool = false) -> Screen {
    Screen("New group") {
      TextField("Name", text: name, placeholder: "What is it called?", error: error) { _ in }
      TextField("Place", text: "", isEnabled: false) { _ in }
      Section("Members") {
        Text(
          "Everybody who joins can see the others and when they were here last.", role: .secondary)
      }
      ActivityIndicator("Looking for places")
    } toolbar: {
      Button("Save", role: .main, isEnabled: canSave) {}
    }
  }

  static func members(_ names: [String]) -> Screen {
    Screen("Runners") {
      Text("Runs on Sundays", role: .heading)
      List(names, id: \.self, label: "Members") { name in
        Row(name, detail: "since May", opens: NavigationAction {})
          .actions {
            Button("Remove", role: .destructive) {}
            Button("Call") {}
          }
      }
      Button("Leave the group", role: .destructive) {}
    }
  }

  static func numbers(_ count: Int) -> Screen {
    Screen("Numbers") {
      List(1...count, id: \.self) { number in Row("Number \(number)", opens: NavigationAction {}) }
    }
  }

  static let wide = Screen("漢字とかな") {
    List(["東京ランナーズ", "👍🏽 Thumbs", "👨‍👩‍👧 Family", "e\u{301}cole", "🇪🇸 España"], id: \.self) { name in
      Row(name, detail: "会員", opens: NavigationAction {})
    }
    TextField("名前", text: "日本語のとても長い名前です") { _ in }
  }

  static let dialog = (
    title: "Remove Ann?",
    message: "Ann will no longer see when the others run. She can join again at any time."
  )
}
