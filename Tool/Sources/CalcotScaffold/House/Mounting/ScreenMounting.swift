import SwiftSyntax

/// The changes that make a new screen known where the old one is.
struct ScreenMounting {
  private let points: MountPoints
  private let skeleton: ScreenSkeleton

  init(of skeleton: ScreenSkeleton, in files: [HouseFile]) {
    self.skeleton = skeleton
    let left = DeclaredNames(in: skeleton.sources.values.map(\.tree))
    points = MountPoints(
      in: files.compactMap { NormalizedFile(of: $0, naming: skeleton.screen.screen.stem) },
      types: Set(left.membersOfTypes.keys), protocols: left.protocols,
      requirements: left.requirements)
  }

  /// The neutral names that the changes declare.
  var names: Set<String> { points.names }

  /// Returns the changed files for a screen of another name.
  func changes(for stem: ScreenStem) -> [ChangedFile] {
    let names = skeleton.names(points.names)
    let reducer = TwinReducer(names: names, dropped: [:])
    var dropped: [String: Set<String>] = [:]
    for function in points.places.flatMap(\.declarations).flatMap(Self.functions) {
      dropped[function.name.text, default: []].formUnion(reducer.unused(in: function))
    }
    let choices = points.places.flatMap(\.choices).filter { $0.items.count == 1 }
    let needed = Set(choices.filter(reducer.usesValues).flatMap(\.caseNames))
    return points.places.map { place in
      var names = names
      names.values = skeleton.place(in: place.twin.file)
      let edit = MountEdit(
        names: names, dropped: dropped,
        plainRoutes: Set(choices.flatMap(\.caseNames)).subtracting(needed), stem: stem)
      return ChangedFile(
        path: place.twin.file.path, old: place.twin.file.text, new: edit.applied(to: place))
    }
    .filter { $0.old != $0.new }
  }

  private static func functions(in node: DeclSyntax) -> [FunctionDeclSyntax] {
    if let function = node.as(FunctionDeclSyntax.self) { return [function] }
    return node.members?.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) } ?? []
  }
}
