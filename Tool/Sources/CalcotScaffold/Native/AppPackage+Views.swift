extension AppPackage {
  /// Returns the folders and changes that register a native View of a module, and the modules whose
  /// targets need the hosts. The first View of a feature also registers the feature's Views with
  /// the app.
  func registering(
    _ registration: ViewRegistration, in module: String
  ) throws -> (folders: [PackageChange.Folder], changes: [ChangedFile], modules: [String]) {
    var registrations = [module: [registration]]
    if module != app.module, !exists(ViewHost.folder(of: module)) {
      registrations[app.module] = ViewHost.allCases.map { ViewRegistration(of: module, with: $0) }
    }
    var folders: [PackageChange.Folder] = []
    var changes: [ChangedFile] = []
    for (module, registrations) in registrations.sorted(by: { $0.key > $1.key }) {
      let folder = ViewHost.folder(of: module)
      func applied(to source: String, of host: ViewHost) throws(NewProblem) -> String {
        var text = source
        for one in registrations where one.host == host {
          text = try one.applied(to: text, of: module)
        }
        return text
      }
      if exists(folder) {
        for host in ViewHost.allCases where registrations.contains(where: { $0.host == host }) {
          changes.append(
            try changed("\(folder)/\(host.file(of: module))") { source throws(NewProblem) in
              try applied(to: source, of: host)
            })
        }
      } else {
        let files = try ViewHost.allCases.map { host in
          let file = try host.newFile(of: module)
          return NewFile(path: file.path, text: try applied(to: file.text, of: host))
        }
        folders.append(PackageChange.Folder(path: folder, files: files))
      }
    }
    return (folders, changes, registrations.keys.sorted())
  }
}
