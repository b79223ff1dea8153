/// The template of a new app.
public struct AppTemplate {
  private let name: TypeName
  private let framework: Framework
  private let host: ViewHost?
  private let isEmpty: Bool

  /// Creates a template.
  ///
  /// - Parameters:
  ///   - host: The host of an app for iOS beside the package; nil for none.
  ///   - isEmpty: A Boolean value that indicates whether the app has one screen that does nothing, in
  ///     place of notes.
  public init(
    name: TypeName, framework: Framework, host: ViewHost? = nil, isEmpty: Bool = false
  ) {
    self.name = name
    self.framework = framework
    self.host = host
    self.isEmpty = isEmpty
  }

  /// Returns the files of the app, in the order of their paths.
  public func files() throws -> [NewFile] {
    let module = "\(name.text)App"
    var files = try filled(Self.sources + (isEmpty ? Self.home : Self.notes))
    files += try TestFakes(module: module, parts: files).files()
    if let host {
      files += try filled(Self.sources(of: host))
      for host in ViewHost.allCases {
        let file = try host.newFile(of: module)
        files.append(NewFile(path: "\(ViewHost.folder(of: module))/\(file.path)", text: file.text))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private func filled(_ sources: [(path: String, source: [UInt8])]) throws -> [NewFile] {
    var context: [String: Any] = [
      "name": name.text, "framework": framework.arguments, "clone": framework.literal,
      "native": host != nil, "empty": isEmpty, "start": isEmpty ? "home" : "notes",
      "given": isEmpty ? "" : "notes, ",
    ]
    if let host { context[host.rawValue] = true }
    return try sources.map { try TemplateFile(path: $0, source: $1).filled(with: context) }
  }

  private typealias Resources = PackageResources

  private static let sources: [(path: String, source: [UInt8])] = [
    (".gitignore", Resources.gitignore_stencil),
    (".swift-format", Resources.swift_format_stencil),
    ("Package.swift", Resources.Package_swift_stencil),
    ("Sources/{{ name }}/main.swift", Resources.main_swift_stencil),
    ("\(app)/Flow/AppCoordinator.swift", Resources.AppCoordinator_swift_stencil),
  ]

  /// The screen of an app without notes.
  private static let home: [(path: String, source: [UInt8])] = [
    ("\(app)/Home/HomeView.swift", Resources.HomeView_swift_stencil),
    ("\(app)/Home/HomeViewModel.swift", Resources.HomeViewModel_swift_stencil),
    ("\(tests)/HomeTests.swift", Resources.HomeTests_swift_stencil),
    ("\(tests)/TestApp+Home.swift", Resources.TestApp_Home_swift_stencil),
  ]

  private static let notes: [(path: String, source: [UInt8])] = [
    ("\(app)/Flow/NotesCoordinator.swift", Resources.NotesCoordinator_swift_stencil),
    ("\(app)/Model/Note.swift", Resources.Note_swift_stencil),
    ("\(app)/Services/NoteFile.swift", Resources.NoteFile_swift_stencil),
    ("\(app)/Services/NoteRepository.swift", Resources.NoteRepository_swift_stencil),
    ("\(app)/Services/NotesInteractor.swift", Resources.NotesInteractor_swift_stencil),
    ("\(app)/NoteList/NoteListView.swift", Resources.NoteListView_swift_stencil),
    ("\(app)/NoteList/NoteListViewModel.swift", Resources.NoteListViewModel_swift_stencil),
    ("\(app)/NoteDetail/NoteDetailView.swift", Resources.NoteDetailView_swift_stencil),
    ("\(app)/NoteDetail/NoteDetailViewModel.swift", Resources.NoteDetailViewModel_swift_stencil),
    ("\(app)/NoteForm/NoteFormView.swift", Resources.NoteFormView_swift_stencil),
    ("\(app)/NoteForm/NoteFormViewModel.swift", Resources.NoteFormViewModel_swift_stencil),
    ("\(tests)/NoteFileTests.swift", Resources.NoteFileTests_swift_stencil),
    ("\(tests)/NoteFormViewModelTests.swift", Resources.NoteFormViewModelTests_swift_stencil),
    ("\(tests)/NotesInMemory.swift", Resources.NotesInMemory_swift_stencil),
    ("\(tests)/NotesTests.swift", Resources.NotesTests_swift_stencil),
    ("\(tests)/ScreensTests.swift", Resources.ScreensTests_swift_stencil),
    ("\(tests)/TestApp+Notes.swift", Resources.TestApp_Notes_swift_stencil),
  ]

  private static func sources(of host: ViewHost) -> [(path: String, source: [UInt8])] {
    let project = [("iOS/project.yml", Resources.project_yml_stencil)]
    return switch host {
    case .uikit:
      project + [
        ("\(iOS)/AppDelegate.swift", Resources.AppDelegate_swift_stencil),
        ("\(iOS)/SceneDelegate.swift", Resources.SceneDelegate_swift_stencil),
      ]
    case .swiftui:
      project + [("\(iOS)/{{ name }}Main.swift", Resources.SwiftUIMain_swift_stencil)]
    }
  }

  private static let iOS = "iOS/{{ name }}IOS"
  private static let app = "Sources/{{ name }}App"
  private static let tests = "Tests/{{ name }}AppTests"
}
