import Foundation
import Stencil

/// A team's own template: the files of a folder in `.calcot/templates`.
public struct TeamTemplate {
  public let name: String
  /// The texts of its files by their paths in the folder, such as
  /// `Sources/{{ name }}ViewModel.swift.stencil`.
  private let sources: [String: String]
  /// The path of the folder in the package.
  private let folder: String

  /// The folder of a package's templates.
  private static let home = ".calcot/templates"
  private static let ending = ".stencil"

  /// Returns the templates of the package at `path`, by name.
  public static func all(in path: String) throws(NewProblem) -> [TeamTemplate] {
    let home = URL(fileURLWithPath: path).appendingPathComponent(home)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    var templates: [TeamTemplate] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      templates.append(try TeamTemplate(name, at: home.appendingPathComponent(name)))
    }
    return templates.filter { !$0.sources.isEmpty }
  }

  /// Returns the template with a name; nil if the package has none.
  public static func named(_ name: String, in path: String) throws(NewProblem) -> TeamTemplate? {
    try all(in: path).first { $0.name == name }
  }

  /// The path of the folder of the template with a name.
  static func place(of name: String) -> String { "\(home)/\(name)" }

  private init(_ name: String, at place: URL) throws(NewProblem) {
    self.name = name
    folder = Self.place(of: name)
    var sources: [String: String] = [:]
    let paths = FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String] ?? []
    for path in paths where path.hasSuffix(Self.ending) {
      guard let text = try? String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
      else { throw NewProblem("\(folder)/\(path) cannot be read as UTF-8") }
      sources[path] = text
    }
    self.sources = sources
  }

  /// The paths of the files that the template makes, with variables in place of names.
  public var paths: [String] { madePaths.map { String($0.dropLast(Self.ending.count)) } }

  /// The sources that make a file. One whose name begins with `_` is only a part for `include`.
  private var madePaths: [String] {
    sources.keys.filter { $0.split(separator: "/").last?.hasPrefix("_") == false }.sorted()
  }

  func files(for context: TemplateContext) throws(NewProblem) -> [NewFile] {
    let values = context.values
    let environment = Environment(
      loader: DictionaryLoader(templates: sources), extensions: [Self.filters],
      trimBehaviour: .smart)
    for (path, text) in sources.sorted(by: { $0.key < $1.key }) {
      try UnknownVariable.check(text, path: "\(folder)/\(path)", known: values.keys.sorted())
      try UnknownVariable.check(path, path: "\(folder)/\(path)", known: values.keys.sorted())
    }
    var files: [NewFile] = []
    for path in madePaths {
      let name = try filled(path, path) {
        try environment.renderTemplate(string: $0, context: values)
      }
      let text = try filled(path, path) {
        try environment.renderTemplate(name: $0, context: values)
      }
      files.append(NewFile(path: String(name.dropLast(Self.ending.count)), text: text))
    }
    return files
  }

  /// The filters besides those of Stencil.
  private static var filters: Extension {
    let filters = Extension()
    filters.registerFilter("lowerFirstLetter") { value in
      (value as? String).map { ScreenStem($0).lower }
    }
    return filters
  }

  private func filled(
    _ text: String, _ path: String, _ body: (String) throws -> String
  ) throws(NewProblem) -> String {
    do {
      return try body(text)
    } catch let error as TemplateSyntaxError {
      let token = error.token
      let file = token?.sourceMap.filename ?? path
      let line = token.map { ":\($0.sourceMap.location.lineNumber)" } ?? ""
      throw NewProblem("\(folder)/\(file)\(line): error: \(error.reason)")
    } catch {
      throw NewProblem("\(folder)/\(path): error: \(error)")
    }
  }
}
