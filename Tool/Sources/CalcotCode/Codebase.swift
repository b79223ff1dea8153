internal import Synchronization

/// Everything that was read, as one whole: types with their extensions, roles, who uses whom.
///
/// It never changes, so rules ask it from several threads at once. Making it takes about 50 ms for
/// 500,000 lines; what it answers takes constant time unless it says otherwise.
///
/// ```swift
/// for type in codebase.types(.viewModel) {
///   for member in codebase.members(of: type) where member.isStored { … }
/// }
/// ```
public final class Codebase: Sendable {
  public let files: [SourceFile]
  /// What each file is, in the order of `files`.
  public let codeFiles: [CodeFile]
  /// Every type that the code declares or extends.
  public let types: [CodeType]

  let linked: LinkedCode
  @usableFromInline let trees: [[Node]]
  /// The role of each type.
  let roles: [RoleGuess]
  private let learnt = Mutex<Habits?>(nil)

  /// - Parameter roleOfName: The role that the house gives types with a name, where it differs from
  ///   what would be inferred; it is asked once for each type, from several threads.
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

  /// What the code does as a rule; learnt when it is first asked for, in about 20 ms for 500,000
  /// lines.
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
