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

  @Test func `a patch adds the whole file`() {
    #expect(
      NewFile(path: "A.swift", text: "a\n\nb\n").patch(in: "Demo")
        == "--- /dev/null\n+++ Demo/A.swift\n@@ -0,0 +1,3 @@\n+a\n+\n+b\n")
  }
}
