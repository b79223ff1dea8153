import CalcotCode

/// The values of a team's template.
struct TemplateContext {
  let name: TypeName
  /// The folder or feature that the user names; empty for none.
  let feature: String
  let author: String
  /// The date as `2026-11-22`.
  let date: String
  let house: [String: Any]

  var values: [String: Any] {
    let stem = ScreenStem(name.text)
    let words = PlaceNames.words(in: name.text)
    let title = words.joined(separator: " ")
    return [
      "name": name.text, "member": stem.lower, "segment": words.joined(separator: "-"),
      "title": title.prefix(1).uppercased() + title.dropFirst(), "feature": feature,
      "author": author, "date": date, "year": String(date.prefix(4)), "house": house,
    ]
  }
}

extension HouseScreens {
  /// The screens and the types of a codebase, for templates.
  func context(of codebase: Codebase) -> [String: Any] {
    func names(_ role: Role) -> [String] {
      codebase.types(role).filter { $0.outer == nil && !$0.isProtocol }.map(\.name.text).sorted()
    }
    let tests = screens.flatMap(\.files) + others
    return [
      "screens": screens.sorted { $0.stem.upper < $1.stem.upper }.map { screen in
        [
          "name": screen.stem.upper, "interface": screen.interface.rawValue,
          "styles": screen.styles.map(\.rawValue).sorted(),
          "files": screen.files.map(\.path),
        ] as [String: Any]
      },
      "coordinators": names(.coordinator), "services": names(.service),
      "tests": tests.contains { $0.isTest && $0.text.contains("import Testing") }
        ? "Testing" : "XCTest",
    ]
  }
}
