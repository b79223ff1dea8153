import Foundation

/// A locator of the programs that are built together with the tests.
public enum BuiltProgram {
  /// Returns the path of an executable product or target, which the test target must depend on.
  public static func path(_ name: String) -> String {
    folder.appendingPathComponent(name).path
  }

  private static var folder: URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return (bundles.first ?? executable).deletingLastPathComponent()
  }
}
