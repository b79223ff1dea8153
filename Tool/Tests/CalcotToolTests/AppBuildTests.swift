import Foundation
import Testing

@testable import CalcotTool

/// Builds of a program of two modules by a compiler that notes its calls: a module is made of the lines of its
/// source that begin with `public`.
@Suite struct AppBuildTests {
  private let scene: ToolScene
  private let build: AppBuild

  init() throws {
    scene = try ToolScene([
      "Sources/Model/A.swift": "public let a = 1\n", "Sources/App/B.swift": "let b = a\n",
    ])
    let (root, products) = (scene.folder.path, scene.folder.path + "/.build/linux/debug")
    try FileManager.default.createDirectory(
      atPath: products, withIntermediateDirectories: true)
    try scene.write(
      """
      echo "$1" >>\(root)/calls
      if [ "$1" = link ]; then exit; fi
      grep public "$3" >"$2"
      if grep mistake "$3"; then exit 1; fi
      """, to: "bin/swiftc")
    try scene.write(
      """
      echo whole >>\(root)/calls
      sh \(root)/bin/swiftc Model \(products)/Model.swiftmodule \(root)/Sources/Model/A.swift
      sh \(root)/bin/swiftc App \(products)/App.swiftmodule \(root)/Sources/App/B.swift
      cp \(root)/manifest \(root)/.build/debug.yaml
      """, to: "bin/swift")
    try scene.write(Self.manifest(root, products), to: "manifest")
    build = AppBuild(
      ["/bin/sh", root + "/bin/swift"], program: products + "/App", package: root,
      reader: ProblemReader(package: root, editor: ""))
  }

  private static func manifest(_ root: String, _ products: String) -> String {
    func command(_ name: String, _ inputs: [String], _ outputs: [String], _ words: [String])
      -> String
    {
      func list(_ words: [String]) -> String { "[\"\(words.joined(separator: "\",\""))\"]" }
      return """

          "C.\(name)":
            tool: shell
            inputs: \(list(inputs))
            outputs: \(list(outputs))
            description: "\(name)"
            args: \(list(["/bin/sh", root + "/bin/swiftc"] + words + ["-parseable-output"]))

        """
    }
    let sources = [root + "/Sources/Model/A.swift", root + "/Sources/App/B.swift"]
    let modules = ["Model", "App"].map { "\(products)/\($0).swiftmodule" }
    let objects = ["A", "B"].map { "\(products)/\($0).o" }
    return "client:\n  name: basic\n"
      + command(
        "App", [sources[1], modules[0]], [objects[1], modules[1]], ["App", modules[1], sources[1]])
      + command(
        "Model", [sources[0]], [objects[0], modules[0]], ["Model", modules[0], sources[0]])
      + command("exe", objects, [products + "/App"], ["link"])
  }

  /// Builds what is saved; returns the calls, and whether the build has succeeded.
  private func save(_ files: [String: String]) throws -> (calls: [String], isBuilt: Bool) {
    for (name, text) in files { try scene.write(text, to: name) }
    build.prepare()
    try? FileManager.default.removeItem(atPath: scene.folder.path + "/calls")
    build.note(Set(files.keys.map { scene.folder.path + "/" + $0 }))
    try build.start()
    while true {
      if let end = try build.read() {
        let calls = try scene.text(of: "calls").split(separator: "\n").map(String.init)
        return (calls, end.problem == nil)
      }
      guard let output = build.unread else { continue }
      var polled = pollfd(fd: output.number, events: Int16(POLLIN), revents: 0)
      _ = poll(&polled, 1, -1)
    }
  }

  private let whole = ["whole", "Model", "App"]

  @Test func `a save is built by the commands of its module and of those that read a changed one`()
    throws
  {
    #expect(try save([:]).calls == whole)
    #expect(try save(["Sources/App/B.swift": "let b = 2\n"]).calls == ["App", "link"])
    let body = "public let a = 1\nlet c = 2\n"
    #expect(try save(["Sources/Model/A.swift": body]).calls == ["Model", "link"])
    let changed = try save(["Sources/Model/A.swift": "public let a = 2\n"])
    #expect(changed.calls == ["Model", "App", "link"] && changed.isBuilt)
  }

  @Test func `a new file, a manifest and a file that has gone are built by SwiftPM`() throws {
    _ = try save([:])
    #expect(try save(["Sources/App/C.swift": ""]).calls == whole)
    #expect(try save(["Package.swift": ""]).calls == whole)
    try FileManager.default.removeItem(atPath: scene.folder.path + "/Sources/App/B.swift")
    build.note([scene.folder.path + "/Sources/App/B.swift"])
    #expect(try save([:]).calls == whole)
  }

  @Test func `a module that a mistake has left changed is read anew once it is mended`() throws {
    _ = try save([:])
    let mistake = try save(["Sources/Model/A.swift": "public let b = 1\nmistake\n"])
    #expect(mistake.calls == ["Model"] && !mistake.isBuilt)
    let mended = try save(["Sources/Model/A.swift": "public let b = 1\n"])
    #expect(mended.calls == ["Model", "App", "link"] && mended.isBuilt)
  }

  @Test func `what another build has changed or begun is built by SwiftPM`() throws {
    _ = try save([:])
    build.prepare()
    try scene.write("public let other = 1\n", to: ".build/linux/debug/Model.swiftmodule")
    #expect(try save(["Sources/App/B.swift": "let b = 3\n"]).calls == whole)
    let manifest = try scene.text(of: "manifest")
    build.prepare()
    try scene.write(
      manifest.replacing("-parseable-output", with: "-Ounchecked"), to: ".build/debug.yaml")
    #expect(try save(["Sources/App/B.swift": "let b = 4\n"]).calls == whole)
    build.prepare()
    let lock = Descriptor(open(scene.folder.path + "/.build/.lock", O_WRONLY | O_CREAT, 0o666))
    #expect(flock(lock.number, LOCK_EX) == 0)
    #expect(try save(["Sources/App/B.swift": "let b = 5\n"]).calls == whole)
  }

  @Test func `a link that fails is left to SwiftPM`() throws {
    _ = try save([:])
    build.prepare()
    let compiler = try scene.text(of: "bin/swiftc")
    try scene.write(compiler.replacing("then exit;", with: "then exit 1;"), to: "bin/swiftc")
    let linked = try save(["Sources/App/B.swift": "let b = 2\n"])
    #expect(linked.calls == ["App", "link"] + whole && linked.isBuilt)
  }
}
