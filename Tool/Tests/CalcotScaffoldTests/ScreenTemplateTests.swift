import Testing

@testable import CalcotScaffold

struct ScreenTemplateTests {
  /// What is generated is compiled and tested, in every combination, by `Scripts/check-new`.
  @Test(arguments: ScreenContent.allCases, ScreenStyle.allCases)
  func `leaves no gap, in an app and in a feature`(
    _ content: ScreenContent, _ style: ScreenStyle
  ) throws {
    for owner in [.app(module: "DemoApp", at: ""), try CoordinatorFile.feature(TypeName("Shop"))] {
      let template = ScreenTemplate(
        names: try PlaceNames(TypeName("NotificationPreferences")), content: content,
        style: style, owner: owner)
      let files = try template.parts() + template.tests() + [template.steps()]
      expectNoGap(in: files)
      #expect(files.contains { $0.path == "\(owner.name)+NotificationPreferences.swift" })
      #expect(
        files.contains { $0.path == "NotificationPreferencesRouter.swift" } == (style == .router))
    }
  }

  @Test(arguments: ScreenContent.allCases, ScreenStyle.allCases)
  func `has a native View beside the semantic one`(
    _ content: ScreenContent, _ style: ScreenStyle
  ) throws {
    for (interface, part) in [(ScreenInterface.uikit, "ViewController"), (.swiftui, "Screen")] {
      let template = ScreenTemplate(
        names: try PlaceNames(TypeName("NotificationPreferences")), content: content,
        style: style, interface: interface, owner: .app(module: "DemoApp", at: ""))
      let files = try template.parts()
      expectNoGap(in: files)
      #expect(files.contains { $0.path == "NotificationPreferencesView.swift" })
      let native = files.filter { $0.text.hasPrefix("#if canImport(") }
      #expect(native.map(\.path) == ["NotificationPreferences\(part).swift"])
    }
  }

  @Test func `flows and features leave no gap either`() throws {
    let names = try PlaceNames(TypeName("NotificationPreferences"))
    for owner in [.app(module: "DemoApp", at: ""), try CoordinatorFile.feature(TypeName("Shop"))] {
      let flow = FlowTemplate(names: names, owner: owner)
      expectNoGap(in: try flow.parts() + flow.tests())
    }
    let feature = FeatureTemplate(names: names, app: .app(module: "DemoApp", at: ""))
    expectNoGap(in: try feature.parts() + feature.tests() + feature.appTests())
  }

  private func expectNoGap(in files: [NewFile]) {
    for file in files {
      #expect(file.text.hasSuffix("}\n") || file.text.hasSuffix("}\n#endif\n"))
      for gap in ["{{", "{%", "()()", "\n\n\n", " \n", "\n\n}", "{\n\n"] {
        #expect(!file.text.contains(gap), "\(file.path):\n\(file.text)")
      }
      for line in file.text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }
  }

  @Test func `the styles differ in how the View learns of a change, and in who is asked`() throws {
    func viewModel(_ style: ScreenStyle) throws -> String {
      let template = ScreenTemplate(
        names: try PlaceNames(TypeName("Profile")), content: .form, style: style,
        owner: .app(module: "DemoApp", at: ""))
      return try #require(try template.parts().first { $0.path == "ProfileViewModel.swift" }).text
    }
    #expect(try viewModel(.observable).contains("@MainActor @Observable\nfinal class"))
    #expect(try viewModel(.immutable).contains("struct ProfileViewModel {"))
    #expect(try viewModel(.delegate).contains("weak var view: (any ProfileViewDelegate)?"))
    #expect(try viewModel(.streams).contains("steps.emit(.profileSaved)"))
    #expect(try viewModel(.router).contains("router.profileSaved()"))
  }
}
