internal import CalcotCode
internal import CalcotFindings

/// The views that code gets hold of through what it is handed: `request.viewController`, and
/// `cell.slider`.
extension UIUseSearch {
  /// Returns the reads of properties whose type is a view of the project, in the order of the source.
  func parts(in type: CodeType) -> [UIUse] {
    let resolver = Resolver(codebase)
    return type.declarations.flatMap { declaration in
      codebase.descendants(of: declaration).compactMap { node -> UIUse? in
        guard codebase[node].kind == .member, resolver.base(of: node) != nil,
          let found = resolver.type(of: node), !found.isMetatype, let id = found.type,
          !codebase[id].isExternal, isView(codebase[id])
        else { return nil }
        return UIUse(
          node: node, grade: .d, name: codebase[id].name, isProjectView: true,
          confidence: min(found.confidence, codebase.guess(codebase[id]).confidence), how: .calls)
      }
    }
  }
}
