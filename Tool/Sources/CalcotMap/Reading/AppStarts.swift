internal import CalcotCode

/// The coordinators that apps on Calçot start with: those that code gives to a `CalcotApp`.
struct AppStarts {
  /// The screens of the coordinators, with the types and the first call that each is given to.
  private(set) var screens: [Int: (type: TypeID, call: NodeID)] = [:]

  init(_ expressions: ScreenExpressions) {
    let codebase = expressions.codebase
    for call in codebase.mentions(of: Self.app)
    where codebase[call].kind == .call && codebase.isProduct(call) {
      guard let argument = expressions.resolver.arguments(of: call).first,
        codebase[argument].label.isNone,
        let value = expressions.resolver.value(of: argument)
      else { continue }
      for type in expressions.resolver.concreteTypes(of: value).compactMap(\.type) {
        guard let screen = expressions.table.cores[type], screens[screen] == nil else { continue }
        screens[screen] = (type, call)
      }
    }
  }

  private static let app: Name = "CalcotApp"
}
