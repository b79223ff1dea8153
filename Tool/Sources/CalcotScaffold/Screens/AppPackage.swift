import Foundation
import SwiftParser
import SwiftSyntax

/// A package that `calcot new app` has made, at the absolute path of its folder.
public struct AppPackage {
  private let folder: URL
  private let module: String
  private let coordinator: URL
  private let types: Set<String>

  public init(at path: String) throws(NewProblem) {
    folder = URL(fileURLWithPath: path)
    let sources = folder.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let all = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    guard let coordinator = all.first(where: { $0.lastPathComponent == "AppCoordinator.swift" })
    else { throw NewProblem("there is no Sources/…/AppCoordinator.swift in \(path)") }
    self.coordinator = coordinator
    let parts = coordinator.standardizedFileURL.pathComponents
    module = parts[sources.standardizedFileURL.pathComponents.count]
    var types: Set<String> = []
    for file in all {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for statement in Parser.parse(source: text).statements {
        if let type = statement.item.asProtocol((any NamedDeclSyntax).self) {
          types.insert(type.name.text)
        }
      }
    }
    self.types = types
  }

  /// Adds a screen with a form as a tab: all of it, or nothing if an error is thrown.
  public func addScreen(_ names: ScreenNames) throws -> [String] {
    let change = try change(adding: names)
    var made: [URL] = []
    do {
      for (place, files) in change.folders {
        try NewFolder(files).make(at: place.path)
        made.append(place)
      }
      try Data(change.coordinator.utf8).write(to: coordinator, options: .atomic)
    } catch {
      for place in made { try? FileManager.default.removeItem(at: place) }
      throw (error as? NewProblem) ?? NewProblem("\(error.localizedDescription)")
    }
    return change.folders.flatMap { place, files in
      files.map { shown(place.appendingPathComponent($0.path)) }
    } + [shown(coordinator)]
  }

  /// Returns the patch of ``addScreen(_:)``, and changes nothing.
  public func patch(adding names: ScreenNames) throws -> String {
    let change = try change(adding: names)
    let files = change.folders.flatMap { place, files in
      files.map { $0.patch(in: shown(place)) }
    }
    let old = try String(contentsOf: coordinator, encoding: .utf8)
    let edit = ChangedFile(path: shown(coordinator), old: old, new: change.coordinator)
    return files.joined() + edit.patch
  }

  private func change(
    adding names: ScreenNames
  ) throws -> (folders: [(URL, [NewFile])], coordinator: String) {
    let template = ScreenTemplate(names: names, module: module)
    let (parts, tests) = (try template.parts(), try template.tests())
    for file in parts {
      let type = String(file.path.dropLast(".swift".count))
      if types.contains(type) { throw NewProblem("there is a '\(type)' already") }
    }
    let tab = TabInsertion(
      tab: names.member, segment: names.segment, title: names.title, calcot: template.calcot)
    let folders = [("Sources/\(module)", parts), ("Tests/\(module)Tests", tests)].map {
      place, files in
      (folder.appendingPathComponent(place).appendingPathComponent(names.type.text), files)
    }
    for (place, _) in folders { try NewFolder.checkIsFree(place.path) }
    let source = try String(contentsOf: coordinator, encoding: .utf8)
    return (folders, try tab.applied(to: source))
  }

  private func shown(_ file: URL) -> String {
    String(file.path.dropFirst(folder.path.count + 1))
  }
}
