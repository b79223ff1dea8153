import SwiftParser
import SwiftSyntax

/// The imports of the modules that a screen has for itself.
enum ModuleImport {
  /// Returns a changed file with an import of each new module beside that of the old one.
  ///
  /// - Parameter names: The names of the old modules, each with that of the new one.
  static func added(to change: ChangedFile, names: [String: String]) -> ChangedFile {
    let imports = Parser.parse(source: change.new).statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)
    }
    var edit = SourceEdit(change.new)
    for line in imports {
      let old = line.path.trimmedDescription
      guard let new = names[old] else { continue }
      if line.attributes.isEmpty, line.modifiers.isEmpty {
        edit.addImport(new, among: imports)
      } else {
        var twin = line.trimmed
        twin.path = [ImportPathComponentSyntax(name: .identifier(new))]
        edit.insert("\n\(twin.description)", after: line)
      }
    }
    return ChangedFile(path: change.path, old: change.old, new: edit.result)
  }
}
