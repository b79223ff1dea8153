/// The template of a new feature: a target with a Coordinator and a menu of its places.
struct FeatureTemplate {
  let names: PlaceNames
  let app: CoordinatorFile

  /// Returns the files of the target.
  func parts() throws -> [NewFile] {
    try filled([
      (
        "Flow/{{ name }}Coordinator.swift", PackageResources.FeatureCoordinator_swift_stencil
      ),
      ("Menu/{{ name }}MenuView.swift", PackageResources.FeatureMenuView_swift_stencil),
      ("Menu/{{ name }}MenuViewModel.swift", PackageResources.FeatureMenuViewModel_swift_stencil),
    ])
  }

  /// Returns the files of the target's tests.
  func tests() throws -> [NewFile] {
    try filled([
      ("{{ name }}MenuViewModelTests.swift", PackageResources.FeatureMenuTests_swift_stencil),
      ("TestApp+{{ name }}.swift", PackageResources.FeatureTestApp_swift_stencil),
    ])
  }

  /// Returns the files of the app's tests that use the feature.
  func appTests() throws -> [NewFile] {
    try filled([("{{ name }}Tests.swift", PackageResources.FeatureTests_swift_stencil)])
  }

  /// Returns the targets of the manifest, each an expression.
  func targets() throws -> [String] {
    try filled([
      ("", PackageResources.FeatureTarget_swift_stencil),
      ("", PackageResources.FeatureTestTarget_swift_stencil),
    ])
    .map { String($0.text.dropLast()) }
  }

  private var context: [String: Any] {
    [
      "name": names.type.text, "member": names.member, "title": names.title,
      "segment": names.segment, "module": app.module,
    ]
  }

  private func filled(_ sources: [(path: String, source: [UInt8])]) throws -> [NewFile] {
    try sources.map { try TemplateFile(path: $0, source: $1).filled(with: context) }
  }
}
