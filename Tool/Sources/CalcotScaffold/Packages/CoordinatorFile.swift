/// The file of a Coordinator that gets new places: the app's, with a tab for each, or that of a
/// feature, with a menu of them.
struct CoordinatorFile {
  /// The path in the package.
  let path: String
  let module: String
  let name: String
  /// The type of the Coordinator's routes.
  let route: String
  /// The type of the Coordinator's steps.
  let step: String
  /// The access level of the declarations that the app uses, followed by a space.
  let access: String
  let hasTabs: Bool

  static func app(module: String, at path: String) -> CoordinatorFile {
    CoordinatorFile(
      path: path, module: module, name: "AppCoordinator", route: "AppTab", step: "AppStep",
      access: "", hasTabs: true)
  }

  static func feature(_ name: TypeName) -> CoordinatorFile {
    let name = name.text
    return CoordinatorFile(
      path: "Sources/\(name)/Flow/\(name)Coordinator.swift", module: name,
      name: "\(name)Coordinator", route: "\(name)Route", step: "\(name)Step", access: "public ",
      hasTabs: false)
  }
}
