import Testing

@testable import CalcotScaffold

struct ManifestEditTests {
  private let source = """
    let package = Package(
      name: "Demo",
      dependencies: [
        .package(name: "calcot", path: "..", traits: ["Web"])
      ],
      targets: [
        .target(name: "DemoApp", dependencies: ["A"]),
        .testTarget(
          name: "DemoAppTests",
          dependencies: [
            "DemoApp"  // the screens
          ]),
      ]
    )

    """

  @Test func `adds targets, dependencies and traits, each in the layout of its list`() throws {
    var manifest = try ManifestEdit(source)
    manifest.add(targets: [".target(name: \"Shop\")"])
    try manifest.add(dependencies: ["\"A\"", "\"Shop\""], toTarget: "DemoApp")
    try manifest.add(dependencies: ["\"Shop\""], toTarget: "DemoAppTests")
    try manifest.enable(trait: "Streams")
    try manifest.enable(trait: "Web")
    #expect(
      manifest.result == """
        let package = Package(
          name: "Demo",
          dependencies: [
            .package(name: "calcot", path: "..", traits: ["Web", "Streams"])
          ],
          targets: [
            .target(name: "DemoApp", dependencies: ["A", "Shop"]),
            .testTarget(
              name: "DemoAppTests",
              dependencies: [
                "DemoApp",  // the screens
                "Shop",
              ]),
            .target(name: "Shop"),
          ]
        )

        """)
    var ended = try ManifestEdit(source.replacing("\n", with: "\r\n"))
    try ended.add(dependencies: ["\"Shop\""], toTarget: "DemoAppTests")
    #expect(ended.result.contains("// the screens\r\n        \"Shop\",\r\n"))
  }

  @Test func `a package without traits gets some`() throws {
    var manifest = try ManifestEdit(
      "let package = Package(dependencies: [.package(name: \"calcot\", path: \"..\")], targets: [])\n"
    )
    try manifest.enable(trait: "Streams")
    #expect(manifest.result.contains(#".package(name: "calcot", path: "..", traits: ["Streams"])"#))
  }

  @Test func `a manifest without such a list or target is refused`() throws {
    #expect(throws: NewProblem.self) { try ManifestEdit("let package = Package(targets: all)\n") }
    var manifest = try ManifestEdit(source)
    #expect(throws: NewProblem.self) {
      try manifest.add(dependencies: ["\"Shop\""], toTarget: "Demo")
    }
  }
}
