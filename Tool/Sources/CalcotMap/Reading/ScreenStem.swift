/// The common stem of a screen's parts: "Login" of `LoginViewController`, `LoginViewModel` and
/// `LoginModuleAssembly`.
enum ScreenStem {
  /// Returns the stem of a name. A flow keeps its last word, to differ from its first screen.
  static func stem(of name: String) -> String {
    var rest = name[...]
    if rest.hasSuffix("FlowCoordinator") { rest = rest.dropLast("Coordinator".count) }
    var isCut = true
    while isCut {
      isCut = false
      for suffix in suffixes where rest.count > suffix.count && rest.hasSuffix(suffix) {
        rest = rest.dropLast(suffix.count)
        isCut = true
        break
      }
    }
    return String(rest)
  }

  private static let suffixes = [
    "ViewController", "HostingController", "ModuleAssembly", "Controller", "ViewModel", "ViewState",
    "View", "Screen", "Coordinator", "Module", "Assembly", "Router", "Presenter", "Interactor",
    "Builder", "Page", "Impl", "Implementation", "Protocol", "Interface", "Wireframe",
    "Configurator", "Factory", "Navigator", "Input", "Output", "Delegate", "Actions", "Action",
    "Dependencies", "Parameters", "Type", "Tests", "Test", "Configuration", "Listener", "Routing",
    "Scene", "VC", "VM", "Container", "Component", "Reactor",
  ]
}
