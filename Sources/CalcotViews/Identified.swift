import Calcot
import CalcotContent
import CalcotTree

extension Content {
  /// Returns the content with an identity of its own among its siblings, so that it keeps focus and
  /// state when its label changes.
  ///
  /// ```swift
  /// Button(viewModel.isRunning ? "Pause" : "Start") { viewModel.timerTapped() }.id("timer")
  /// ```
  public func id(_ key: String) -> some Content { Identified(content: self, key: key) }
}

private struct Identified<Inner: Content>: Content {
  let content: Inner
  let key: String

  func render(into context: inout RenderContext) { context.add(content, key: key) }
}
