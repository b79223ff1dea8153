import Calcot
import CalcotContent
import CalcotViews
import CalcotWeb
import Testing

@MainActor
struct ControlMarkupTests {
  private let renderer = PageRenderer(form: .init(token: "t"))

  private func html(_ content: any Content) -> String {
    let elements = Screen("Page") { content }.content.body
    return renderer.html(elements.map { .element($0, of: ScreenID(rawValue: 3)) })
  }

  @Test func `says of a search field, and of no other, what it is for`() {
    #expect(html(TextField("Find", text: "", role: .search) { _ in }).contains("type=\"search\""))
    #expect(!html(TextField("Name", text: "") { _ in }).contains("type="))
  }

  @Test func `is a progress bar with its name, its percentage and its value`() {
    #expect(
      html(ProgressBar("Copying", value: 1, total: 4)) == """
        <div id="3/body/progress" class="progress"><span id="3/body/progress:n">Copying</span>
        <span id="3/body/progress:v">25%</span>
        <progress id="3/body/progress:p" value="0.25" \
        aria-labelledby="3/body/progress:n"></progress></div>
        """)
  }

  @Test func `has a button's role as its class`() {
    #expect(html(Button("Refresh", role: .refresh) {}).contains("class=\"refresh\""))
    #expect(html(Button("Save", role: .main) {}).contains("class=\"main\""))
  }
}
