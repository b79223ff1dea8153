extension AppPackage {
  /// Returns a file of the package with its change.
  func changed(
    _ path: String, _ change: (String) throws(NewProblem) -> String
  ) throws(NewProblem) -> ChangedFile {
    let old = try text(of: path)
    return ChangedFile(path: path, old: old, new: try change(old))
  }

  /// Returns the file of a Coordinator with new places.
  func changed(
    _ owner: CoordinatorFile, by place: PlaceInsertion
  ) throws(NewProblem) -> ChangedFile {
    try changed(owner.path) { source throws(NewProblem) in
      try place.applied(to: source, name: owner.name, routes: owner.route)
    }
  }

  /// Returns the manifest with products of the framework in the targets of modules. A product that
  /// needs a third-party package has a trait, so that an app only depends on that package if it
  /// uses it.
  func manifest(
    with products: [String: [String]], traits: [String]
  ) throws(NewProblem) -> ChangedFile {
    try changed("Package.swift") { source throws(NewProblem) in
      var manifest = try ManifestEdit(source)
      for trait in traits { try manifest.enable(trait: trait) }
      for (module, names) in products {
        let dependencies = names.map { ".product(name: \"\($0)\", package: \"calcot\")" }
        try manifest.add(dependencies: dependencies, toTarget: module)
      }
      return manifest.result
    }
  }
}
