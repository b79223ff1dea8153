/// The common stem of a screen's parts: "Login" of `LoginViewController`, `LoginViewModel` and
/// `LoginModuleAssembly`.
enum ScreenStem {
  /// Returns the stem of a name. A flow keeps its last word, to differ from its first screen.
  static func stem(of name: String) -> String { stems(of: name).last ?? name }

  /// Returns the name with its words cut off one after the other: "BrowserConfiguration" and
  /// "Browser" of `BrowserConfigurationViewModel`.
  static func stems(of name: String) -> [String] {
    if name.hasSuffix("FlowCoordinator") {
      return cuts(of: name.dropLast("Coordinator".count), suffixes)
    }
    let cuts = cuts(of: name[...], suffixes)
    return cuts.count > 1 ? Array(cuts.dropFirst()) : cuts
  }

  /// Returns the name without the words for visible types, such as "View".
  static func visible(of name: String) -> String { cuts(of: name[...], seen).last ?? name }

  private static func cuts(of name: Substring, _ suffixes: [String]) -> [String] {
    var rest = name
    var found = [String(rest)]
    while let suffix = suffixes.first(where: { rest.count > $0.count && rest.hasSuffix($0) }) {
      rest = rest.dropLast(suffix.count)
      found.append(String(rest))
    }
    return found
  }

  private static let seen = [
    "ViewController", "HostingController", "Controller", "View", "Screen", "Page", "Scene", "VC",
  ]

  private static let suffixes = [
    "ViewController", "HostingController", "ModuleAssembly", "Controller", "ViewModel", "ViewState",
    "View", "Screen", "Coordinator", "Module", "Assembly", "Router", "Presenter", "Interactor",
    "Builder", "Page", "Impl", "Implementation", "Protocol", "Interface", "Wireframe",
    "Configurator", "Factory", "Navigator", "Input", "Output", "Delegate", "Actions", "Action",
    "Dependencies", "Parameters", "Type", "Tests", "Test", "Configuration", "Listener", "Routing",
    "Scene", "VC", "VM", "Container", "Component", "Reactor",
  ]
}
