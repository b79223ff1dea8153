/// The template of a new flow with a typed result, and of the screen that starts it.
struct FlowTemplate {
  let names: PlaceNames
  /// The Coordinator that gets the flow.
  let owner: CoordinatorFile

  func parts() throws -> [NewFile] {
    try filled([
      ("{{ name }}.swift", PackageResources.FlowResult_swift_stencil),
      ("{{ name }}Coordinator.swift", PackageResources.FlowCoordinator_swift_stencil),
      ("{{ name }}FormView.swift", PackageResources.FlowFormView_swift_stencil),
      ("{{ name }}FormViewModel.swift", PackageResources.FlowFormViewModel_swift_stencil),
      ("{{ name }}Route.swift", PackageResources.FlowRoute_swift_stencil),
      ("{{ name }}StartView.swift", PackageResources.FlowStartView_swift_stencil),
      ("{{ name }}StartViewModel.swift", PackageResources.FlowStartViewModel_swift_stencil),
      ("{{ coordinator }}+{{ name }}.swift", PackageResources.FlowAssembly_swift_stencil),
    ])
  }

  /// Returns the files of the flow's tests.
  func tests() throws -> [NewFile] {
    try filled([
      ("{{ name }}Tests.swift", PackageResources.FlowTests_swift_stencil),
      ("{{ name }}ViewModelTests.swift", PackageResources.FlowViewModelTests_swift_stencil),
    ])
  }

  private func filled(_ sources: [(path: String, source: [UInt8])]) throws -> [NewFile] {
    let context: [String: Any] = [
      "name": names.type.text, "member": names.member, "title": names.title,
      "module": owner.module, "access": owner.access, "coordinator": owner.name,
      "isTab": owner.hasTabs,
    ]
    return try sources.map { try TemplateFile(path: $0, source: $1).filled(with: context) }
  }
}
