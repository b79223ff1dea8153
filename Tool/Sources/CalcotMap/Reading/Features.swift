internal import CalcotCode

/// The features of the screens, by the folders of their code.
struct Features {
  /// The names in the order of the table's screens.
  let names: [String]
  /// The features named by a folder whose screens have a folder each. With many such screens, the
  /// folder's name only says that they are screens.
  let untold: Set<String>

  init(_ table: ScreenTable) {
    let codebase = table.codebase
    let folders = table.units.map { unit -> [String] in
      let main = unit.cores.map { codebase[$0] }.first { !table.navigates($0) }
      let type = main ?? codebase[unit.cores[0]]
      let parts = codebase.path(of: type.declaration).split(separator: "/").dropLast()
      let telling = parts.filter { !Self.generic.contains(String($0)) }
      return (telling.isEmpty ? Array(parts) : Array(telling)).map(String.init)
    }
    var counts: [String: Int] = [:]
    for folder in folders { counts[folder.last ?? "", default: 0] += 1 }
    var outer: [String: Int] = [:]
    names = folders.map { folder in
      guard let last = folder.last else { return "App" }
      // NB: a folder for this screen alone is no feature.
      guard counts[last] == 1, folder.count > 1 else { return last }
      outer[folder[folder.count - 2], default: 0] += 1
      return folder[folder.count - 2]
    }
    untold = Set(outer.filter { $0.value > Self.mostScreens }.keys)
  }

  private static let mostScreens = 8

  private static let generic: Set<String> = [
    "Sources", "Source", "src", "View", "Views", "ViewModel", "ViewModels", "Coordinator",
    "Coordinators", "ViewControllers", "ViewController", "Controllers", "Controller", "Module",
    "UI", "Presenter", "Router", "Interactor", "Builder", "Builders", "Classes", "Swift",
    "Presentation", "PresentationLayer", "Flow", "Flows", "Navigation",
  ]
}
