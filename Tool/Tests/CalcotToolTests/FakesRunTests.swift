import CalcotFiles
import Foundation
import Synchronization
import Testing

@testable import CalcotTool

@Suite struct `calcot fakes` {
  private let code = "protocol Shelf { func put(_ book: Int) }\nprotocol Room {}\n"
  private let fake = "Tests/ShelvesTests/Fakes/FakeShelf.swift"

  @Test func `It writes a file for each protocol, and does not touch files that are up to date`()
    throws
  {
    let scene = try ToolScene(["Sources/Shelves/Shelf.swift": code])
    let first = scene.run("fakes Sources -o Tests/ShelvesTests/Fakes")
    #expect(first.status == .clean)
    #expect(first.messages.hasSuffix("2 files, written: 2\n"))
    #expect(try scene.text(of: fake).contains("@testable import Shelves"))
    let number = try fileNumber(of: scene)
    #expect(
      scene.run("fakes Sources -o Tests/ShelvesTests/Fakes").messages == "2 files, written: 0\n")
    #expect(try fileNumber(of: scene) == number)
    try scene.write("old", to: fake)
    _ = scene.run("fakes Sources -o Tests/ShelvesTests/Fakes")
    #expect(try scene.text(of: fake).contains("putCalls"))
  }

  /// Returns the number of the file on its disk, which another has that replaces it.
  private func fileNumber(of scene: ToolScene) throws -> Int {
    let path = scene.folder.appendingPathComponent(fake).path
    let number = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber]
    return try #require(number as? Int)
  }

  @Test func `A check writes nothing, and fails for a fake that is missing or out of date`() throws
  {
    let scene = try ToolScene(["Sources/Shelves/Shelf.swift": code])
    let missing = scene.run("fakes Sources -o Fakes --check --protocol Sh*")
    #expect(missing.status == .findings)
    #expect(missing.messages.hasPrefix("Fakes/FakeShelf.swift: error: is missing\n"))
    #expect(!scene.exists("Fakes"))
    _ = scene.run("fakes Sources -o Fakes --protocol Sh*")
    #expect(!scene.exists("Fakes/FakeRoom.swift"))
    #expect(scene.run("fakes Sources -o Fakes --protocol Sh* --check").status == .clean)
    try scene.write("protocol Shelf { func take() }", to: "Sources/Shelves/Shelf.swift")
    let old = scene.run("fakes Sources -o Fakes --protocol Sh* --check")
    #expect(old.status == .findings)
    #expect(old.messages.hasPrefix("Fakes/FakeShelf.swift: error: is out of date\n"))
  }

  @Test func `A check fails for a fake whose protocol is gone, and for no other file`() throws {
    let scene = try ToolScene(["Sources/Shelves/Shelf.swift": code])
    let check = "fakes Sources -o Tests/ShelvesTests/Fakes --check"
    _ = scene.run("fakes Sources -o Tests/ShelvesTests/Fakes")
    try scene.write("struct FakeLamp {}\n", to: "Tests/ShelvesTests/Fakes/FakeLamp.swift")
    #expect(scene.run(check).status == .clean)
    // A run for some protocols says nothing of the others.
    #expect(scene.run(check + " --protocol Sh*").status == .clean)
    try scene.write("protocol Shelf { func put(_ book: Int) }\n", to: "Sources/Shelves/Shelf.swift")
    for _ in 1...2 {
      let gone = scene.run(check)
      #expect(gone.status == .findings)
      #expect(
        gone.messages == """
          Tests/ShelvesTests/Fakes/FakeRoom.swift: error: its protocol is gone; remove the file
          1 file, 1 to write or remove

          """)
    }
    // The protocols of another module are checked by a run of their own.
    try scene.write("protocol Door {}\n", to: "Sources/Doors/Door.swift")
    #expect(
      !scene.run("fakes Sources/Doors -o Tests/ShelvesTests/Fakes --check")
        .messages.contains("gone"))
    try FileManager.default.removeItem(
      at: scene.folder.appending(path: "Tests/ShelvesTests/Fakes/FakeRoom.swift"))
    #expect(scene.run("fakes Sources/Shelves -o Tests/ShelvesTests/Fakes --check").status == .clean)
  }

  @Test func `Checks of several modules share a folder, also at once`() async throws {
    let scene = try ToolScene([
      "Sources/Shelves/Shelf.swift": code,
      "Sources/Doors/Door.swift": "import Shelves\nprotocol Door { func open() -> Shelf }\n",
      "Lamp.swift": "protocol Lamp {}\n",
    ])
    let runs = ["Sources/Shelves", "Sources/Doors", "Lamp.swift"]
    for run in runs { _ = scene.run("fakes \(run) -o Fakes") }
    await withTaskGroup(of: String?.self) { group in
      for run in (1...6).flatMap({ _ in runs }) {
        group.addTask {
          let result = scene.run("fakes \(run) -o Fakes --check")
          return result.status == .clean ? nil : result.messages
        }
      }
      for await message in group { #expect(message == nil) }
    }
    try scene.write("struct Door {}\n", to: "Sources/Doors/Door.swift")
    #expect(
      scene.run("fakes Sources/Doors -o Fakes --check").messages.hasPrefix(
        "Fakes/FakeDoor.swift: error: its protocol is gone"))
  }

  @Test func `A protocol that cannot be faked is a warning, and the others are made`() throws {
    let scene = try ToolScene(["A.swift": "protocol A: Elsewhere {}\nprotocol B {}"])
    let result = scene.run("fakes -o Fakes")
    #expect(result.status == .findings)
    #expect(result.messages.hasPrefix("A.swift:1:10: warning: 'A' cannot be faked: it inherits"))
    #expect(scene.exists("Fakes/FakeB.swift"))
  }

  @Test func `Inherited protocols are found in the other folders that are given, and not faked`()
    throws
  {
    let scene = try ToolScene([
      "A.swift": "protocol Own { func own() }\nprotocol A: Base, Own {}",
      "Other/B.swift": "protocol Base { func go() }",
    ])
    #expect(scene.run("fakes A.swift --with . -o Fakes").status == .clean)
    #expect(try scene.text(of: "Fakes/FakeA.swift").contains("func go()"))
    #expect(!scene.exists("Fakes/FakeBase.swift"))
  }

  @Test func `A fake of unchanged files is not made again, unless it was lost`() throws {
    let scene = try ToolScene(["Sources/Shelves/Shelf.swift": code])
    let first = scene.environment()
    _ = Calcot.result(of: ["fakes", "Sources", "-o", "Fakes"], in: first)
    #expect(first.timings.text.contains("read protocols"))
    let second = scene.environment()
    let again = Calcot.result(of: ["fakes", "Sources", "-o", "Fakes"], in: second)
    #expect(again.messages == "2 files, written: 0\n")
    #expect(!second.timings.text.contains("read protocols"))
    try FileManager.default.removeItem(at: scene.folder.appending(path: "Fakes/FakeRoom.swift"))
    #expect(scene.run("fakes Sources -o Fakes").messages.hasSuffix("2 files, written: 1\n"))
    #expect(scene.exists("Fakes/FakeRoom.swift"))
  }

  @Test func `It is told why there is no fake`() throws {
    let scene = try ToolScene(["Sources/Shelves/Shelf.swift": code])
    #expect(
      scene.run("fakes Sources -o Fakes --marked").messages
        == "0 files, written: 0\nno protocol has the comment // calcot:fake before it\n")
    #expect(
      scene.run("fakes Sources -o Fakes --protocol *Stove").messages
        == "0 files, written: 0\nno protocol called *Stove is in these files\n")
  }

  @Test func `All fakes can be in one file, and the modules of folders can be named`() throws {
    let scene = try ToolScene([
      "Code/Shelves/Shelf.swift": code, "Code/Doors/Door.swift": "public protocol Door {}",
    ])
    let result = scene.run(
      "fakes Code -o Out/All.swift --module Doors=Code --module Books=Code/Shelves")
    #expect(result.messages == "written: Out/All.swift\n1 file, written: 1\n")
    let text = try scene.text(of: "Out/All.swift")
    #expect(text.contains("import Doors\n\n@testable import Books\n"))
    #expect(text.contains("class FakeShelf") && text.contains("class FakeDoor"))
  }

  @Test func `While it watches, it makes fakes again only when a source has changed`() throws {
    let scene = try ToolScene(["Sources/Shelves/Shelf.swift": code])
    let steps = Mutex<[@Sendable () throws -> Void]>([
      {}, { try scene.write("protocol Shelf { func take() }", to: "Sources/Shelves/Shelf.swift") },
      {}, { try scene.write("protocol Door {}", to: "Sources/Shelves/Door.swift") },
    ])
    var environment = scene.environment()
    environment.pause = {
      let step = steps.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      #expect(throws: Never.self) { try step?() }
      return step != nil
    }
    let result = Calcot.result(of: ["fakes", ".", "-o", "Fakes", "--watch"], in: environment)
    #expect(result.status == .clean)
    #expect(
      scene.progress.withLock { $0 } == """
        written: Fakes/FakeRoom.swift
        written: Fakes/FakeShelf.swift
        2 files, written: 2
        written: Fakes/FakeShelf.swift
        1 file, written: 1
        written: Fakes/FakeDoor.swift
        2 files, written: 1

        """)
  }

  @Test func `A protocol of a package that the manifest depends on is inherited without an option`()
    throws
  {
    let code = "// calcot:fake\nprotocol PhotoRouting: FilePicking { func shown() }\n"
    let scene = try ToolScene([
      "App/Package.swift": "let package = Package(dependencies: [.package(path: \"../Kit\")])\n",
      "App/Sources/Photos/Photos.swift": code,
      "Kit/Sources/Kit/Picking.swift": "public protocol FilePicking { func pick() -> Int? }\n",
    ])
    var environment = scene.environment()
    environment.currentFolder = Path(scene.folder.appending(path: "App").path)
    let words = ["fakes", "Sources", "--marked", "-o", "Fakes"]
    let result = Calcot.result(of: words, in: environment)
    #expect(result.status == .clean, "\(result.messages)")
    #expect(try scene.text(of: "App/Fakes/FakePhotoRouting.swift").contains("pickCalls"))
    #expect(Calcot.result(of: words, in: environment).messages == "1 file, written: 0\n")

    try scene.write("", to: "App/Package.swift")
    let alone = Calcot.result(of: words, in: environment)
    #expect(alone.status == .findings)
    #expect(alone.messages.contains("in none of the paths; name its folder with --with"))
  }
}
