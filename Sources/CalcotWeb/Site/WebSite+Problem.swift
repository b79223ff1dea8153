package import CalcotContent

extension WebSite {
  /// Shows on every live page why it is not that of the latest code; nil for nothing.
  package func show(_ problem: BuildProblem?) { store.problem = problem }
}

extension LiveSession {
  /// Shows why the page is not that of the latest code; nil for nothing.
  func show(_ problem: BuildProblem?) {
    presentation.problem = problem
    present()
  }
}
