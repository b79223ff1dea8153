import Calcot
import CalcotContent
import CalcotSwiftUI
import Foundation
import Testing
import UIKit

@testable import CalcotUIKit

@Suite("Reading what a person has picked")
struct FileReaderTests {
  private func url(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reader-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appendingPathComponent(name)
  }

  private func remove(_ url: URL) throws {
    try FileManager.default.removeItem(at: url.deletingLastPathComponent())
  }

  @Test func `has access to a file of another app's as long as it reads`() async throws {
    let text = Data("eggs".utf8)
    let file = try FileOnStage("list.txt", text).inPlace()
    #expect(throws: (any Error).self, "nobody else reads it") { try Data(contentsOf: file) }
    let reading = await FileReader(FilePick([.text])).read([file])
    guard case .read(let files) = reading else { return #expect(Bool(false), "\(reading)") }
    #expect(files == [PickedFile("list.txt", content: text)])
    #expect(SecurityScope.openings(of: file) == 0)
  }

  @Test func `has no access any more to a file that is not taken`() async throws {
    let file = try FileOnStage("list.txt", Data("eggs".utf8)).inPlace()
    let reading = await FileReader(FilePick([.text], mostBytes: 3)).read([file])
    #expect(reading.reason == "list.txt has 4 bytes, and may have 3")
    #expect(SecurityScope.openings(of: file) == 0)
  }

  @Test func `does not read a file of eight gigabytes to say that it is too large`() async throws {
    let file = try url("film.txt")
    defer { try? remove(file) }
    #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 8 << 30)
    try handle.close()
    let reading = await FileReader(FilePick([.text])).read([file])
    #expect(reading.reason == "film.txt has 8589934592 bytes, and may have 10485760")
  }

  @Test func `reads no more bytes than are allowed of a file that says it is empty`() async {
    let file = URL(fileURLWithPath: "/proc/self/status")
    let reading = await FileReader(FilePick(mostBytes: 8)).read([file])
    #expect(reading.reason == "status has 9 bytes, and may have 8")
  }

  @Test func `does not wait at a pipe, nor open a folder`() async throws {
    let pipe = try url("pipe.txt")
    defer { try? remove(pipe) }
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let reader = FileReader(FilePick())
    #expect(await reader.read([pipe]).reason == "pipe.txt is not a file")
    let folder = pipe.deletingLastPathComponent()
    #expect(await reader.read([folder]).reason == "\(folder.lastPathComponent) is not a file")
  }

  @Test func `checks the number and the kinds of the files before it opens one`() async {
    let missing = (1...3).map { URL(fileURLWithPath: "/nowhere/\($0).txt") }
    let reader = FileReader(FilePick([.text], most: 2))
    #expect(await reader.read(missing).reason == "3 files were picked, and 2 at most")
    let exe = URL(fileURLWithPath: "/nowhere/a.exe")
    #expect(
      await reader.read([exe]).reason
        == "a.exe is none of the kinds that can be picked: txt, md, csv")
    #expect(await reader.read([]).reason == "no file was picked")
  }

  @Test func `says of a file that is gone that it cannot be read`() async {
    let reading = await FileReader(FilePick(mostBytes: .max)).read([
      URL(fileURLWithPath: "/nowhere/a.txt")
    ])
    guard case .failed(let reason) = reading else { return #expect(Bool(false), "\(reading)") }
    #expect(reason.hasPrefix("a.txt cannot be read: "))
  }

  @Test(arguments: ["..", ".", "list.txt", "a\u{0}b", "naïve €.txt"])
  func `keeps a temporary file in a folder of its own until nobody holds the file`(name: String)
    throws
  {
    var file: TemporaryFile? = try? TemporaryFile(PickedFile(name, content: Data("x".utf8)))
    guard let url = file?.url else { return }
    let folder = url.deletingLastPathComponent().standardizedFileURL
    #expect(url.standardizedFileURL.path.hasPrefix(folder.path + "/"))
    #expect(folder.lastPathComponent.hasPrefix("calcot-"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    file = nil
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }
}

extension FileReading {
  /// The reason why files are rejected.
  fileprivate var reason: String? {
    if case .notAccepted(let problem) = self { problem.description } else { nil }
  }
}
