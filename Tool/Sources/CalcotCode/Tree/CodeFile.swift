/// The kind of a file, by its path.
public struct CodeFile: Sendable {
  /// The module that the file probably belongs to: the folder after the last `Sources` or `Tests`,
  /// otherwise the first folder.
  public let module: Name
  /// A Boolean value that indicates whether the file belongs to a test target or a folder of mocks.
  public let isTest: Bool
  /// A Boolean value that indicates whether the file is generated.
  public let isGenerated: Bool
  /// A Boolean value that indicates whether the file has placeholders instead of code.
  public let isTemplate: Bool
  /// A Boolean value that indicates whether the file has mocks for tests or previews, by its folder
  /// or name.
  public let isMock: Bool
  /// A Boolean value that indicates whether the file is a sample, a playground or a demonstration
  /// beside the app. Where nothing else is read, the samples are the app.
  public internal(set) var isSample: Bool
  /// The `importDeclaration` nodes.
  public let imports: [NodeID]
  /// The roles that the names of the file's folders suggest, outermost first.
  let folderRoles: [Role]
  /// The folder of the file's module: the same for files of the same module.
  let moduleFolder: Name

  /// A Boolean value that indicates whether the file is the app's own code, written by people.
  public var isProduct: Bool { !isTest && !isGenerated && !isTemplate && !isMock && !isSample }
}

/// Describes the files, and caches the results for their folders.
struct FileDescriber {
  private var folders: [String: Folder] = [:]

  private struct Folder {
    var module: Name
    var moduleFolder: Name
    var words: PathWords
    var roles: [Role]
  }

  mutating func describe(_ file: SourceFile, imports: [NodeID]) -> CodeFile {
    let path = file.path
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = folder(slash.map { String(path[..<$0]) } ?? "")
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    let words = folder.words.union(PathWords(file: name)).union(PathWords(file.marks))
    return CodeFile(
      module: folder.module, isTest: words.contains(.test),
      isGenerated: words.contains(.generated), isTemplate: words.contains(.template),
      isMock: words.contains(.mock), isSample: words.contains(.sample), imports: imports,
      folderRoles: folder.roles, moduleFolder: folder.moduleFolder)
  }

  private mutating func folder(_ path: String) -> Folder {
    if let known = folders[path] { return known }
    var words: PathWords = []
    var roles: [Role] = []
    var key = ""
    var module = ""
    var previous: Substring = ""
    for part in path.split(separator: "/") {
      words.formUnion(PathWords(folder: part))
      if let role = Self.role(ofFolder: part) { roles.append(role) }
      if previous.isEmpty || previous == "Sources" || previous == "Tests" {
        module = String(part)
        key = String(path[..<part.endIndex])
      }
      previous = part
    }
    let found = Folder(
      module: Name(module), moduleFolder: Name(key), words: words, roles: roles)
    folders[path] = found
    return found
  }

  private static func role(ofFolder name: Substring) -> Role? {
    roles[String(name)] ?? (ModelFolders.areCalled(name) ? .model : nil)
  }

  private static let roles: [String: Role] = [
    "ViewModels": .viewModel, "ViewModel": .viewModel, "ViewControllers": .viewController,
    "ViewController": .viewController, "Views": .view, "View": .view,
    "Coordinators": .coordinator, "Coordinator": .coordinator, "Flows": .coordinator,
    "FlowCoordinators": .coordinator, "Services": .service, "Service": .service,
    "Repositories": .service, "Managers": .service, "Network": .service, "Networking": .service,
    "Builders": .builder, "Factories": .builder, "Interactors": .interactor,
    "Interactor": .interactor, "Presenters": .presenter, "Presenter": .presenter,
    "Router": .router, "Routers": .router, "Cells": .view,
  ]
}

/// The names of folders for Models.
public enum ModelFolders {
  /// Returns a Boolean value that indicates whether a folder is for Models, by its name: `Models`,
  /// `Content Models`, `Entities`, `Domain`.
  public static func areCalled(_ name: Substring) -> Bool {
    if names.contains(name) || name.begins("Entit") { return true }
    return name.ends("Models") && !name.ends("ViewModels") && !name.ends("View Models")
  }

  private static let names: Set<Substring> = ["Model", "Domain", "DTO", "DTOs"]
}

/// The properties of files that the parts of a path tell.
struct PathWords: OptionSet {
  let rawValue: UInt8

  static let test = PathWords(rawValue: 1)
  static let generated = PathWords(rawValue: 2)
  static let template = PathWords(rawValue: 4)
  static let mock = PathWords(rawValue: 8)
  static let sample = PathWords(rawValue: 16)

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ marks: SourceFile.Marks) {
    self = []
    if marks.contains(.test) { insert(.test) }
    if marks.contains(.generated) { insert(.generated) }
    if marks.contains(.template) { insert(.template) }
  }

  init(folder: Substring) {
    self = []
    if folder.ends("Tests") || folder.ends("Test") || folder == "tests" || folder == "TestUtils"
      || folder.begins("UITest") || folder == "TestHelpers" || folder == "TestSupport"
      || folder == "Testing"
    {
      insert(.test)
    }
    if folder.ends("Generated") || folder == "generated" { insert(.generated) }
    if folder.ends(".xctemplate") { insert(.template) }
    if folder == "Mocks" || folder == "Mock" || folder == "Fakes" || folder == "Stubs" {
      insert(.mock)
    }
    if folder == "Example" || folder == "Examples" || folder.ends(".playground")
      || folder == "Samples" || folder == "Demo" || folder.ends(".docc") || folder == "Snippets"
    {
      insert(.sample)
    }
  }

  init(file: Substring) {
    self = []
    let stem = file.ends(".swift") ? Substring(file.utf8.dropLast(6)) : file
    if stem.ends("Tests") || stem.ends("Test") || stem.ends("Spec") { insert(.test) }
    if stem.ends(".pb") || stem.ends(".graphql") || stem.ends(".generated")
      || stem.ends("Generated") || stem.begins("Generated")
    {
      insert(.generated)
    }
    if stem.begins("___") || stem.begins("Template") && stem.ends("Template") { insert(.template) }
    if Self.isDouble(stem) { insert(.mock) }
  }

  /// Returns a Boolean value that indicates whether a name is that of a mock, fake, stub or spy.
  static func isDouble(_ name: some StringProtocol) -> Bool {
    for word in ["Mock", "Fake", "Stub", "Spy", "Dummy"] as [StaticString] {
      if name.ends(word) { return true }
      if name.begins(word) {
        let next = name.utf8.dropFirst(word.utf8CodeUnitCount).first ?? 65
        if next < 97 || next > 122 { return true }
      }
    }
    return false
  }
}
