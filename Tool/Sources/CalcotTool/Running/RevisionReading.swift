import CalcotCode
import CalcotFiles
import CalcotMap
import CalcotReader

/// Reads a codebase as it was at a revision, from the repository alone: nothing is checked out.
struct RevisionReading {
  var reading: CodebaseReading
  var revision: String

  func map(
    title: String, house: HouseConfiguration, in environment: ToolEnvironment
  ) throws -> NavigationMap {
    throw ToolFailure.misuse("calcot: error: --diff is not there yet")
  }
}
