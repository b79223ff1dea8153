internal import CalcotCode

extension ModelDependsOnUI {
  /// The purpose of a file, by the folders around it.
  struct Place {
    let isOfModels: Bool
    let isOfUI: Bool

    init(_ path: String) {
      isOfModels = DataFolders.contain(path)
      isOfUI = UIFolders.contain(path) && !DataFolders.containModule(path)
    }
  }

  /// The folders for data of the business logic.
  private enum DataFolders {
    static func contain(_ path: String) -> Bool {
      path.split(separator: "/").dropLast().contains(where: areCalled)
    }

    /// Returns a Boolean value that indicates whether a whole module is for such data:
    /// `Model/Sources/…` or `Sources/Models/…`.
    static func containModule(_ path: String) -> Bool {
      let parts = path.split(separator: "/")
      return parts.indices.contains { index in
        parts[index] == "Sources"
          && (index > 0 && areCalled(parts[index - 1])
            || index + 2 < parts.count && areCalled(parts[index + 1]))
      }
    }

    private static func areCalled(_ name: Substring) -> Bool {
      name == "UseCases" || ModelFolders.areCalled(name)
    }
  }

  /// The names of folders for the UI.
  private enum UIFolders {
    private static let names: Set<Substring> = [
      "Presentation", "Views", "ViewRelated", "UserInterface", "UI", "ViewComponents", "Components",
    ]

    static func contain(_ path: String) -> Bool {
      path.split(separator: "/").dropLast().contains {
        names.contains($0) || $0.hasSuffix("UI") || $0.hasSuffix("UIKit")
      }
    }
  }
}
