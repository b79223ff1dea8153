internal import CalcotCode
internal import Synchronization

/// The uses of data in a codebase, which all rules search for only once.
struct DataAccesses: Sendable {
  var projectData: ProjectData
  /// The uses of each type, in the order of the source.
  var byType: [(type: CodeType, uses: [DataAccess])]

  private init(_ context: RuleContext) {
    let codebase = context.codebase
    var search = DataAccessSearch(
      codebase, libraries: LibraryNames(patterns: context.data),
      isHost: { Self.isHost($0, in: codebase) })
    byType = search.uses()
    projectData = search.projectData
  }

  /// Returns a Boolean value that indicates whether a rule may report a type.
  private static func isHost(_ type: CodeType, in codebase: Codebase) -> Bool {
    if type.isProtocol { return false }
    if type.isExternal { return ViewReachesData.confidence(of: type, in: codebase) >= 0.6 }
    if ViewModels.isCalledOne(type, in: codebase) { return true }
    let guess = codebase.guess(type)
    guard guess.confidence >= 0.6 else { return false }
    let role = guess.role
    return role.isUI || role.isViewModelLike || role.navigates || role == .model
  }

  /// Returns the uses in a codebase. The first call searches, in about 25 ms for 500,000 lines, and
  /// other rules wait for it.
  static func of(_ context: RuleContext) -> DataAccesses {
    last.withLock { last in
      if let last, last.codebase === context.codebase, last.data == context.data {
        return last.uses
      }
      let uses = DataAccesses(context)
      last = Last(codebase: context.codebase, data: context.data, uses: uses)
      return uses
    }
  }

  private struct Last: Sendable {
    weak let codebase: Codebase?
    let data: [String]
    let uses: DataAccesses
  }

  private static let last = Mutex<Last?>(nil)
}
