internal import CalcotCode

/// Finds code for developers only: debug menus, and code compiled for debugging.
enum DebugCode {
  private static let debug: Name = "DEBUG"

  static func contains(_ node: NodeID, in codebase: Codebase) -> Bool {
    let path = codebase.path(of: node)
    if path.holds("Debug") || path.holds("Developer") { return true }
    let clause = codebase.ancestor(of: node) {
      $0.kind == .conditionalCompilation && $0.label == debug
    }
    return clause != nil
  }
}
