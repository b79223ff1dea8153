import CalcotCode

/// A screen of a codebase, with the files that are its own.
struct HouseScreen {
  let stem: ScreenStem
  let interface: Interface
  let styles: Set<ScreenStyle>
  var files: [HouseFile] = []

  /// The UI framework of the screen's View.
  enum Interface: String {
    case uikit, swiftui
  }

  /// The path that stands for the screen in messages.
  var path: String { files.first?.path ?? stem.upper }
}

/// A Swift file of a codebase.
struct HouseFile: Hashable {
  let path: String
  let text: String
  let isTest: Bool

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
