import CalcotConfiguration
import CalcotFiles
import CalcotFindings

/// The file of the baseline, and the file of its trend beside it.
struct BaselineStore: Sendable {
  static let usualName = ".calcot-baseline.json"

  let path: Path
  let shownPath: String
  let baseline: Baseline
  /// A Boolean value that indicates whether the file exists.
  let exists: Bool

  /// Reads the baseline at `path`, at the path in the configuration, or under the usual name. Nil
  /// if no file has the usual name, or if the command ignores the baseline.
  init?(
    path: String?, project: ProjectConfiguration, isIgnored: Bool, in environment: ToolEnvironment
  ) throws {
    if isIgnored { return nil }
    try self.init(place: path, project: project, in: environment)
    if !exists, path == nil, project.configuration.baseline == nil { return nil }
  }

  /// Reads the baseline at `place`, at the path in the configuration, or under the usual name.
  /// Empty if there is no file.
  init(place: String?, project: ProjectConfiguration, in environment: ToolEnvironment) throws {
    if let place {
      path = Path(place).absolute(in: environment.currentFolder)
    } else {
      path = Path(project.configuration.baseline ?? Self.usualName).absolute(in: project.folder)
    }
    shownPath = (path.relative(to: environment.currentFolder) ?? path).text
    exists = TextFile.exists(path)
    guard exists else {
      baseline = Baseline()
      return
    }
    do {
      baseline = try Baseline(
        reading: try TextFile.read(path, shownPath: shownPath), path: shownPath)
    } catch let error as FileFormatError {
      throw ToolFailure.misuse(error.description)
    } catch let problem as FileProblem {
      throw ToolFailure.misuse("\(problem.path): error: \(problem.message)")
    }
  }

  private var trendPath: Path { Path(bytes: path.bytes + Array(".trend".utf8)) }
  private var shownTrendPath: String { shownPath + ".trend" }

  func trend() throws -> BaselineTrend {
    guard TextFile.exists(trendPath) else { return BaselineTrend() }
    do {
      return try BaselineTrend(
        reading: try TextFile.read(trendPath, shownPath: shownTrendPath), path: shownTrendPath)
    } catch let error as FileFormatError {
      throw ToolFailure.misuse(error.description)
    } catch let problem as FileProblem {
      throw ToolFailure.misuse("\(problem.path): error: \(problem.message)")
    }
  }

  /// Replaces the file of the baseline, and appends a point to the trend.
  func replace(by baseline: Baseline, in environment: ToolEnvironment) throws {
    let trend = try trend()
    do {
      if trend.points.isEmpty, exists {
        try append(self.baseline, to: trend, in: environment)
      }
      try TextFile.write(Array(baseline.text.utf8), to: path, shownPath: shownPath)
      try append(baseline, to: try self.trend(), in: environment)
    } catch let problem as FileProblem {
      throw ToolFailure.failure("\(problem.path): error: \(problem.message)")
    }
  }

  private func append(
    _ baseline: Baseline, to trend: BaselineTrend, in environment: ToolEnvironment
  ) throws {
    let commit = GitHead.commit(of: Path(bytes: path.bytes.dropLast(path.name.count + 1))) ?? ""
    let line = trend.line(for: .init(date: environment.date, commit: commit, of: baseline))
    if !line.isEmpty {
      try TextFile.append(Array(line.utf8), to: trendPath, shownPath: shownTrendPath)
    }
  }
}
