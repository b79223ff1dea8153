import Testing

@testable import CalcotScaffold

struct XcodeProjectTests {
  @Test(arguments: ViewHost.allCases)
  func `the project names only folders, packages and products that exist`(host: ViewHost) throws {
    #expect(try XcodeProject.made(for: host).problems() == [])
  }

  @Test(arguments: [
    ("    sources: [ZooIOS]", "    sources: [Zoo]", "there is no folder iOS/Zoo"),
    ("    sources: [ZooIOS]", "    source: [ZooIOS]", "unknown key source of ZooIOS"),
    ("packages:", "package:", "unknown key package"),
    ("  ZooIOS:\n    type", "  ZooIOS:\n    kind", "ZooIOS is no app for iOS"),
    ("    path: ..", "    path: .", "the package Zoo has no manifest"),
    ("product: ZooApp", "product: Zoos", "Zoo has no product Zoos"),
    ("CalcotUIKit]", "CalcotUI]", "Calcot has no product CalcotUI"),
    ("- package: Calcot", "- package: Calcots", "there is no package Calcots"),
    (").SceneDelegate", ").AppScene", "no class 'AppScene'"),
    ("UISceneConfigurations:", "UIScenes:", "no scene has a delegate"),
    ("path: ZooIOS/Info.plist", "path: Info.plist", "Info.plist is not beside the sources"),
  ])
  func `a wrong name or key in the project is told`(old: String, new: String, problem: String)
    throws
  {
    var project = try XcodeProject.made(for: .uikit)
    #expect(project.text.contains(old))
    project.text = project.text.replacing(old, with: new)
    let problems = try project.problems()
    #expect(problems.contains(problem), "\(problems)")
  }
}
