import Foundation
import SwiftParser
import SwiftSyntax

/// A screen of a codebase as the literal model of others.
struct ScreenCopy {
  private let stem: ScreenStem
  /// The files of the screen, each with its tree.
  private let files: [(file: HouseFile, tree: SourceFileSyntax)]
  private let names: ScreenNames
  private let mentions: [String]
  private let hasStoryboard: Bool

  init(of name: String, among screens: HouseScreens) throws(NewProblem) {
    let stem = ScreenStem(name)
    let own = screens.files(of: stem)
    guard !own.isEmpty else {
      let all = screens.names
      throw NewProblem(
        "there is no screen '\(name)'"
          + (all.isEmpty ? "" : "; there are \(all.prefix(20).joined(separator: ", "))")
          + (all.count > 20 ? " and \(all.count - 20) more" : ""))
    }
    if let shared = own.first(where: { stem.neutralized(path: $0.path) == $0.path }) {
      throw NewProblem(
        "'\(name)' stands in \(shared.path), with others; put it into files that are called after "
          + "it, such as \(stem.upper)View.swift, to have it copied")
    }
    self.stem = stem
    files = own.map { ($0, Parser.parse(source: $0.text)) }
    // NB: a file without the stem in its text neither declares nor uses a name with it.
    let others = screens.files.filter { !own.contains($0) && stem.mayStand(in: $0.text) }
      .map { ($0.path, Parser.parse(source: $0.text)) }
    names = ScreenNames(of: stem, in: files.map(\.tree), besides: others.map(\.1))
    var mentions = ScreenMentions()
    for (path, tree) in others {
      if path.hasSuffix("Package.swift") || path.hasSuffix("Project.swift") {
        mentions.addManifest(tree, at: path, stem)
      } else {
        mentions.add(tree, at: path, naming: names.global)
      }
    }
    for (file, tree) in files { mentions.addImports(of: tree, at: file.path, stem) }
    self.mentions = mentions.lines
    hasStoryboard = own.contains { $0.text.contains("@IBOutlet") || $0.text.contains("@IBAction") }
  }

  func files(named new: ScreenStem) -> [NewFile] {
    neutralFiles.map { NewFile(path: new.named($0.path), text: new.named($0.text)) }
  }

  /// The files of a template, which makes copies.
  var templateFiles: [NewFile] {
    neutralFiles.map {
      NewFile(path: Self.template($0.path) + ".stencil", text: Self.template($0.text))
    }
  }

  /// Returns the work that the copy leaves to the user, as lines to print.
  func note(in folder: URL) -> String {
    let places = mentions.map { "  \($0)\n" }.joined()
    return "a copy of \(stem.upper)\n"
      + (places.isEmpty ? "" : "next: see what these lines need for it, too\n\(places)")
      + (hasStoryboard ? "next: draw it in Interface Builder, whose files are not copied\n" : "")
      + ProjectFiles(in: folder).noteOfFiles
  }

  private var neutralFiles: [NewFile] {
    files.map { file, tree in
      NewFile(path: stem.neutralized(path: file.path), text: names.neutralText(of: tree))
    }
  }

  /// Returns a neutral text in the language of templates, with its own signs as texts.
  private static func template(_ text: String) -> String {
    var result = ""
    for character in text {
      if result.last == "{", "{%#Ωω".contains(character) {
        result.removeLast()
        result += "{{ \"{\" }}"
      }
      result.append(character)
    }
    return result.replacing(ScreenStem.neutral.upper, with: "{{ name }}")
      .replacing(ScreenStem.neutral.lower, with: "{{ member }}")
  }
}
