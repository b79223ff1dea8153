import CalcotCode
import CalcotFakes
import CalcotFiles
import CalcotScaffold

/// The codebase in the current folder that gets a new screen or template.
struct NewHouseScreen {
  private let read: ReadCodebase
  private let environment: ToolEnvironment

  init(in environment: ToolEnvironment) throws {
    self.environment = environment
    read = try CodebaseReading(isQuiet: true).read(in: environment)
  }

  var isOnFramework: Bool { HousePackage.isOnFramework(read.codebase) }

  /// Returns the change that adds a copy of a screen.
  func adding(
    _ name: TypeName, like model: String
  ) throws -> (change: PackageChange, note: String) {
    try package.adding(screen: name, like: model)
  }

  /// Returns the change that adds a team's template which makes copies of a screen.
  func adding(template name: String, from model: String) throws -> PackageChange {
    try package.adding(template: name, from: model)
  }

  /// Returns the change that adds the files of a team's template for a name.
  func adding(
    _ name: TypeName, by template: TeamTemplate, into feature: String?
  ) throws -> (change: PackageChange, note: String) {
    let change = try package.adding(
      name, by: template, into: feature, author: author, date: environment.date)
    return (change, "by the template \(template.name)\n")
  }

  private var package: HousePackage {
    var texts: [String: String] = [:]
    for source in read.sources {
      let file = source.file
      guard let bytes = try? TextFile.read(file.path, shownPath: file.shownPath),
        file.origin == .written || FakeFile.isOne(bytes)
      else { continue }
      texts[file.shownPath] = String(decoding: bytes, as: UTF8.self)
    }
    return HousePackage(
      at: environment.currentFolder.text, codebase: read.codebase, texts: texts)
  }

  /// The user's name in git's configuration; nil if there is none.
  private var author: String? {
    let folder = environment.currentFolder.text
    guard let answer = try? GitProcess.run(["-C", folder, "config", "user.name"]),
      answer.status == 0
    else { return nil }
    let name = String(decoding: answer.output, as: UTF8.self)
      .split(whereSeparator: \.isNewline).first
    return name.map(String.init)
  }
}
