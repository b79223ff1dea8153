import CalcotContent

extension PageRenderer {
  /// Returns the nodes that show why the page is not that of the latest code.
  func problemNodes(_ problem: BuildProblem?) -> [HTMLNode] {
    guard let problem else { return [] }
    let place = problem.place.map { place in
      problem.link.map { HTMLTag("a", id: "problem:p", [HTMLAttribute("href", $0)], text: place) }
        ?? HTMLTag("p", id: "problem:p", text: place)
    }
    let source = problem.source.isEmpty ? nil : problem.source.joined(separator: "\n")
    let parts = [
      HTMLTag("strong", id: "problem:t", text: problem.title),
      HTMLTag("p", id: "problem:m", text: problem.message), place,
      source.map { HTMLTag("pre", id: "problem:s", text: $0) },
      problem.more.map { HTMLTag("p", id: "problem:o", text: $0) },
    ]
    return [
      .tag(
        HTMLTag(
          "div", id: "problem", [HTMLAttribute("class", "message error problem")],
          children: parts.compactMap { $0.map { .tag($0) } }))
    ]
  }
}
