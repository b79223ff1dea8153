internal import Synchronization

/// All files of a codebase, linked: types with their extensions, roles, and the mentions of names.
///
/// It is immutable, so rules use it on several threads at once. Creating it takes about 50 ms for
/// 500,000 lines; its methods take constant time unless they say otherwise.
///
/// ```swift
/// for type in codebase.types(.viewModel) {
///   for member in codebase.members(of: type) where member.isStored { … }
/// }
/// ```
public final class Codebase: Sendable {
  public let files: [SourceFile]
  /// The kind of each file, in the order of `files`.
  public let codeFiles: [CodeFile]
  /// All types that the code declares or extends.
  public let types: [CodeType]

  let linked: LinkedCode
  @usableFromInline let trees: [[Node]]
  /// The role of each type.
  let roles: [RoleGuess]
  private let learnt = Mutex<Habits?>(nil)

  /// - Parameter roleOfName: Returns the role that the configuration gives to types with a name,
  ///   where it differs from the inferred one. It is called once for each type, on several threads.
  public convenience init(
    files: [SourceFile], roleOfName: (@Sendable (String) -> Role?)? = nil
  ) {
    let linked = LinkedCode(files)
    let withoutRoles = Codebase(files: files, linked: linked, roles: [])
    self.init(files: files, linked: linked, roles: withoutRoles.inferRoles(roleOfName))
  }

  private init(files: [SourceFile], linked: LinkedCode, roles: [RoleGuess]) {
    self.files = files
    codeFiles = linked.names.table.files
    types = linked.types
    self.linked = linked
    trees = linked.names.trees
    self.roles = roles
  }

  /// The habits of the code, counted on first use in about 20 ms for 500,000 lines.
  public var habits: Habits {
    learnt.withLock { learnt in
      if let learnt { return learnt }
      let habits = Habits(self)
      learnt = habits
      return habits
    }
  }

  public subscript(type: TypeID) -> CodeType { types[Int(type.number)] }
}
