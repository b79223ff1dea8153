/// A host on one of Apple's interfaces, which shows the native Views registered with it.
public enum ViewHost: String, CaseIterable, Sendable {
  case uikit, swiftui

  /// The product of the framework that has the host.
  var product: String {
    switch self {
    case .uikit: "CalcotUIKit"
    case .swiftui: "CalcotSwiftUI"
    }
  }

  /// The folder in which a module registers its Views, by its path in the package.
  static func folder(of module: String) -> String { "Sources/\(module)/Native" }

  /// The name of the file in that folder.
  func file(of module: String) -> String {
    switch self {
    case .uikit: "UIKitHost+\(module).swift"
    case .swiftui: "SwiftUIViews+\(module).swift"
    }
  }

  /// The name of the function that registers the Views of a module.
  func function(of module: String) -> String {
    switch self {
    case .uikit: "register\(module)Controllers"
    case .swiftui: "register\(module)Views"
    }
  }

  /// Returns the file of a module that registers nothing yet.
  func newFile(of module: String) throws -> NewFile {
    let source =
      switch self {
      case .uikit: PackageResources.NativeControllers_swift_stencil
      case .swiftui: PackageResources.NativeSwiftUI_swift_stencil
      }
    return try TemplateFile(path: file(of: module), source: source)
      .filled(with: ["module": module])
  }
}
