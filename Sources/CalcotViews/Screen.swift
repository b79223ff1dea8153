package import Calcot
@_exported public import CalcotContent
import CalcotTree

/// The description of a screen by a semantic View: a title, a toolbar and content.
///
/// ```swift
/// Screen(viewModel.title) {
///   List(viewModel.rows) { row in Row(row.name) { viewModel.rowTapped(row.id) } }
/// } toolbar: {
///   Button("New group") { viewModel.newGroupButtonTapped() }
/// }
/// ```
@MainActor
public struct Screen {
  let title: String
  let isMissing: Bool
  private var isTitleLarge: Bool?
  let contents: [any Content]
  let toolbar: [any Content]

  /// Creates a screen; each host shows the title and the toolbar natively.
  ///
  /// - Parameter isMissing: A Boolean value that indicates whether the subject of the screen does
  ///   not exist, such as a deleted group. A web server then answers that its address was not
  ///   found.
  public init(
    _ title: String, isMissing: Bool = false, @ContentBuilder content: () -> [any Content],
    @ContentBuilder toolbar: () -> [any Content] = { [] }
  ) {
    self.title = title
    self.isMissing = isMissing
    self.contents = content()
    self.toolbar = toolbar()
  }

  /// Returns the screen with a large title, or a small one, where a host has large titles: on iOS in a
  /// navigation controller whose bar prefers them. By itself a title is as large as that of the screen
  /// below.
  public func largeTitle(_ isLarge: Bool = true) -> Screen {
    var screen = self
    screen.isTitleLarge = isLarge
    return screen
  }

  /// The screen's content, as a value.
  package var content: ScreenContent { rendered().content }

  package func rendered(_ request: RenderRequest = RenderRequest()) -> RenderedScreen {
    var bar = RenderContext(path: "toolbar", request: request)
    bar.render(toolbar)
    var body = RenderContext(path: "body", request: request)
    body.render(contents)
    var uses = bar.uses
    uses.add(body.uses)
    return RenderedScreen(
      content: ScreenContent(
        title: title, isMissing: isMissing, isTitleLarge: isTitleLarge, toolbar: bar.elements,
        body: body.elements),
      uses: uses)
  }
}
