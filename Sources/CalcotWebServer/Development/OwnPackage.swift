#if Web && DEBUG
  import Foundation

  /// The package of this program, which the argument `--dev` builds and shows anew after each save, as
  /// `calcot dev` does.
  enum OwnPackage {
    private static let argument = "--dev"

    /// A Boolean value that indicates whether the program is to show its latest code.
    static var isShown: Bool { CommandLine.arguments.contains(argument) }

    /// Builds and shows the package until the user ends it.
    static func show(at port: Int) throws {
      signal(SIGPIPE, SIG_IGN)
      do {
        try DevRun(settings(port: port)).run()
      } catch let failure as DevFailure {
        StandardStream.error.write(failure.message + "\n")
        exit(1)
      }
    }

    private static func settings(port: Int) throws -> DevRun.Settings {
      let program = URL(fileURLWithPath: Bundle.main.executablePath ?? "")
        .resolvingSymlinksInPath()
      let name = program.lastPathComponent
      // NB: the program is in the folder of its configuration, in that of its system.
      let folder = program.deletingLastPathComponent()
      let scratch = folder.appending(path: "../..").standardizedFileURL.path
      let places = [folder.path, FileManager.default.currentDirectoryPath]
      guard let package = places.compactMap({ Self.package(of: name, around: $0) }).first
      else {
        throw DevFailure.misuse(
          "calcot: error: the package of \(name) is not found; in its folder, call "
            + "swift run \(name) \(argument)")
      }
      return DevRun.Settings(
        package: package, product: name,
        place: ["--package-path", package, "--scratch-path", scratch], scratch: scratch,
        port: UInt16(clamping: port),
        arguments: CommandLine.arguments.dropFirst().filter { $0 != argument })
    }

    /// Returns the package that a folder is in, if its manifest names the program.
    private static func package(of program: String, around folder: String) -> String? {
      var place = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
      while place.path.count > 1 {
        if let manifest = try? Data(contentsOf: place.appending(path: "Package.swift")) {
          return String(decoding: manifest, as: UTF8.self).contains("\"\(program)\"")
            ? place.path : nil
        }
        place.deleteLastPathComponent()
      }
      return nil
    }
  }
#endif
