internal import CalcotCode

/// The SwiftUI views that stand for a view controller of the code, by their types.
struct ControllerBridges {
  /// The controllers, by the views that make them.
  private(set) var controllers: [TypeID: TypeID] = [:]

  init(_ codebase: Codebase) {
    let resolver = Resolver(codebase)
    for type in codebase.types
    where !type.isExternal && !type.isProtocol && codebase.isProduct(type.declaration)
      && codebase.isSubtype(type, of: Self.representable)
    {
      let making = codebase.members(of: type).first { $0.name == Self.make && $0.isFunction }
      let made = making.map { resolver.results(of: $0).compactMap(\.type) } ?? []
      controllers[type.id] = made.first {
        !codebase[$0].isExternal && codebase.role(of: codebase[$0]) == .viewController
      }
    }
  }

  private static let representable: Name = "UIViewControllerRepresentable"
  private static let make: Name = "makeUIViewController"
}
