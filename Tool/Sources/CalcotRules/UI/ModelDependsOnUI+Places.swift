extension ModelDependsOnUI {
  /// The purpose of a file, by the folders around it.
  struct Place {
    let isOfModels: Bool
    let isOfUI: Bool

    init(_ path: String) {
      isOfModels = ModelFolders.contain(path)
      isOfUI = UIFolders.contain(path) && !ModelFolders.containModule(path)
    }
  }

  /// The names of folders for models.
  private enum ModelFolders {
    private static let names: Set<Substring> = [
      "Models", "Model", "DataModels", "DomainModels", "Domain", "UseCases", "DTO", "DTOs",
    ]

    static func contain(_ path: String) -> Bool {
      path.split(separator: "/").dropLast().contains {
        names.contains($0) || $0.hasPrefix("Entit")
      }
    }

    /// Returns a Boolean value that indicates whether a whole module is for models: `Model/Sources/…`
    /// or `Sources/Models/…`.
    static func containModule(_ path: String) -> Bool {
      let parts = path.split(separator: "/")
      return parts.indices.contains { index in
        parts[index] == "Sources"
          && (index > 0 && names.contains(parts[index - 1])
            || index + 2 < parts.count && names.contains(parts[index + 1]))
      }
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
