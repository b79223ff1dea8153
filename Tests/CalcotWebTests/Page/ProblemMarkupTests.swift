import CalcotContent
import Testing

@testable import CalcotWeb

@Suite("The mistake that keeps a page from being that of the latest code")
struct ProblemMarkupTests {
  private let renderer = PageRenderer(form: .init(token: "t"))
  private let problem = BuildProblem(
    title: "The app does not build", message: "no <T>", place: "A.swift:3:7",
    link: "vscode://file/A.swift:3:7", source: ["3 | x", "  | ^"], others: 2)

  private func html(_ problem: BuildProblem?) -> String {
    var scene = WebScene()
    scene.problem = problem
    return renderer.html(renderer.parts(scene).alert.children)
  }

  @Test func `is shown with its lines, a link to its place, and the number of the others`() {
    let html = html(problem)
    #expect(html.contains(#"<a id="problem:p" href="vscode://file/A.swift:3:7">A.swift:3:7</a>"#))
    #expect(html.contains("3 | x\n  | ^") && html.contains("no &lt;T"))
    #expect(html.contains("and 2 more errors"))
  }

  @Test func `is a change of the page, and has gone when it is mended`() {
    var (old, new) = (WebScene(), WebScene())
    new.problem = problem
    #expect(old != new && !new.isSmallChange(of: old))
    old.problem = problem
    #expect(old == new)
    #expect(html(nil).isEmpty)
  }
}
