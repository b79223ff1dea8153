import Foundation
import PackagePlugin

/// Runs the tool in the folder of a package: `swift package calcot lint`.
@main struct CalcotCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "calcot").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    // NB: SwiftPM ends with 1 for any error of a plugin, whatever the tool's exit status.
    if process.terminationStatus != 0 {
      Diagnostics.error("calcot ended with the exit status \(process.terminationStatus)")
    }
  }
}
