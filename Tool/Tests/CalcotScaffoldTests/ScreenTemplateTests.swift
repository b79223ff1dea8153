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
        names: try PlaceNames(TypeName("UserProfile")), content: content, style: style,
        owner: owner)
      let files = try template.parts() + template.tests() + [template.steps()]
      for file in files {
        #expect(file.text.hasSuffix("}\n") && !file.text.hasSuffix("\n\n"))
        for gap in ["{{", "{%", "()()", "\n\n\n", " \n", ": \n", "\"\"\"", "{}"] {
          #expect(!file.text.contains(gap), "\(file.path):\n\(file.text)")
        }
        for line in file.text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
      }
      #expect(files.contains { $0.path == "\(owner.name)+UserProfile.swift" })
      #expect(files.contains { $0.path == "UserProfileRouter.swift" } == (style == .router))
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
