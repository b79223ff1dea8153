import Calcot
package import CalcotContent

/// Fails for each text of a screen's own that another language has unchanged: its title, the labels of its
/// controls, its headers, its empty states and its messages of activity. The texts of rows and plain texts
/// are data as a rule, and are not compared.
///
/// ```swift
/// await expectTranslated(into: ["de", "fr"], from: "en", except: ["Calçot"]) { screens(in: $0) }
/// ```
///
/// - Parameters:
///   - languages: The codes of the other languages.
///   - original: The code of the language whose texts the others must not have.
///   - same: The texts that are the same in several languages, such as names.
///   - screens: A closure that makes the screens in a language, with the same data.
@MainActor
public func expectTranslated(
  into languages: [String], from original: String, except same: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, screens: @MainActor (String) throws -> RouteScreens
) async rethrows {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let texts = await ownTexts(of: try screens(original), in: original, at: place)
  for language in languages {
    let others = await ownTexts(of: try screens(language), in: language, at: place)
    for (screen, translated) in others.sorted(by: { $0.key < $1.key }) {
      let unchanged = translated.intersection(texts[screen] ?? []).subtracting(same).sorted()
      guard !unchanged.isEmpty else { continue }
      reportFailure(
        "\(screen) has in \(language) what it has in \(original): "
          + unchanged.map(\.debugDescription).joined(separator: ", "), at: place)
    }
  }
}

/// Returns the texts of each screen's own that have letters, by the names of the screens.
@MainActor
private func ownTexts(
  of screens: RouteScreens, in language: String, at place: SourcePlace
) async -> [String: Set<String>] {
  for problem in screens.problems { reportFailure(problem, at: place) }
  var texts: [String: Set<String>] = [:]
  for sample in screens.samples {
    let variant = ScreenVariant(language: language)
    let found = await sample.shown(in: variant, on: nil, at: place) { $0.content?.ownTexts }
    texts[sample.name] = Set((found ?? []).filter { $0.contains(where: \.isLetter) })
  }
  return texts
}

extension ScreenContent {
  /// The texts that the app itself has written, as far as a screen tells.
  package var ownTexts: [String] {
    [title] + allElements.flatMap { $0.kind.ownTexts.compactMap { $0 } }
  }
}

extension Element.Kind {
  fileprivate var ownTexts: [String?] {
    switch self {
    case .button(let button): [button.label]
    case .field(let field): [field.label, field.placeholder]
    case .link(let label), .activity(let label): [label]
    case .list(let label, _, _): [label]
    case .section(let header, let footer): [header, footer]
    case .emptyState(let state): [state.title, state.message]
    case .table(let columns): columns.map { $0.title }
    case .text, .label, .image, .line, .row, .schedule, .progress, .metric, .chart, .native: []
    }
  }
}
