import Testing

@testable import CalcotScaffold

struct AppTemplateTests {
  @Test func `names the package, its modules and its framework, and leaves no gap`() throws {
    let files = try AppTemplate(
      name: TypeName("Zoo"), framework: Framework(clone: "/a \"b\"")
    ).files()
    let manifest = try #require(files.first { $0.path == "Package.swift" })
    #expect(manifest.text.contains(#".package(name: "calcot", path: "/a \"b\"", traits: ["Web"])"#))
    #expect(manifest.text.contains(#"name: "ZooAppTests""#))
    #expect(files.contains { $0.path == "Sources/ZooApp/NoteForm/NoteFormView.swift" })
    for file in files {
      #expect(!file.text.contains("{{") && !file.text.contains("Demo") && !file.text.isEmpty)
      #expect(file.text.hasSuffix("\n"))
    }
  }

  @Test(arguments: ViewHost.allCases)
  func `an app for iOS is beside the package, and registers its Views`(_ host: ViewHost) throws {
    let framework = Framework(clone: "/a \"b\"")
    let name = try TypeName("Zoo")
    let files = try AppTemplate(name: name, framework: framework, host: host).files()
    for file in files {
      #expect(!file.text.contains("{{") && !file.text.contains("{%") && file.text.hasSuffix("\n"))
    }
    func text(_ path: String) throws -> String {
      try #require(files.first { $0.path == path }).text
    }
    let project = try text("iOS/project.yml")
    #expect(project.contains(#"path: "/a \"b\"""#))
    #expect(project.contains("SceneDelegate") == (host == .uikit))
    #expect(try text("Package.swift").contains(#".library(name: "ZooApp", targets: ["ZooApp"])"#))
    let start = try text(
      host == .uikit ? "iOS/ZooIOS/SceneDelegate.swift" : "iOS/ZooIOS/ZooMain.swift")
    #expect(start.contains(".showing(notes, restoring: "))
    for one in ViewHost.allCases {
      let function = one.function(of: "ZooApp")
      #expect(try text("Sources/ZooApp/Native/\(one.file(of: "ZooApp"))").contains(function))
      #expect(start.contains(function) == (host == .uikit || one == .swiftui))
    }
    let plain = try AppTemplate(name: name, framework: framework).files()
    #expect(!plain.contains { $0.path.hasPrefix("iOS/") || $0.path.contains("Native") })
    #expect(!plain.contains { $0.text.contains("UIKit") })
  }

  @Test func `a patch adds the whole file`() {
    #expect(
      NewFile(path: "A.swift", text: "a\n\nb\n").patch(in: "Demo")
        == "--- /dev/null\n+++ Demo/A.swift\n@@ -0,0 +1,3 @@\n+a\n+\n+b\n")
  }
}
