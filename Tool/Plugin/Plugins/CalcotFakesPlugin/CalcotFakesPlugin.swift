import Foundation
import PackagePlugin

/// Makes fakes while a target is built: of the protocols with the comment `// calcot:fake` in the
/// targets of its package that it depends on.
@main struct CalcotFakesPlugin: BuildToolPlugin {
  func createBuildCommands(
    context: PluginContext, target: any Target
  ) throws -> [Command] {
    let faked = target.dependencies.compactMap { dependency -> SwiftSourceModuleTarget? in
      guard case .target(let target) = dependency else { return nil }
      return target as? SwiftSourceModuleTarget
    }
    guard !faked.isEmpty else { return [] }
    let inherited = target.recursiveTargetDependencies
      .compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { one in !faked.contains { $0.id == one.id } }
    let output = context.pluginWorkDirectoryURL.appending(path: "Fakes.swift")

    var arguments = ["fakes", "--marked", "--quiet", "--no-cache", "--output", output.path]
    let home = context.pluginWorkDirectoryURL.path
    let module = (target as? any SourceModuleTarget)?.moduleName ?? target.name
    arguments += ["--module", "\(module)=\(home)"]
    for one in faked + inherited {
      arguments += ["--module", "\(one.moduleName)=\(one.directoryURL.path)"]
    }
    for one in inherited { arguments += ["--with", one.directoryURL.path] }
    arguments += faked.map(\.directoryURL.path)
    return [
      .buildCommand(
        displayName: "Make fakes for \(target.name)",
        executable: try context.tool(named: "calcot").url, arguments: arguments,
        inputFiles: (faked + inherited).flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) },
        outputFiles: [output])
    ]
  }
}
