import Foundation
import Testing

@testable import CalcotScaffold

struct FolderLockTests {
  /// A copy of the descriptor shares the lock, as that of a child process does.
  @Test func `a folder is free after the work, though a child has inherited its descriptor`() throws
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("calcot-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let copies = try withLock(onFolder: folder) { () -> [Int32] in
      #expect(throws: NewProblem.self) { try withLock(onFolder: folder) {} }
      return Self.descriptors(of: folder).map { dup($0) }
    }
    defer { for copy in copies { close(copy) } }
    #expect(copies.count == 1)
    #expect(throws: Never.self) { try withLock(onFolder: folder) {} }
  }

  private static func descriptors(of path: String) -> [Int32] {
    var wanted = stat()
    guard stat(path, &wanted) == 0 else { return [] }
    return (0..<4_096).filter { number in
      var status = stat()
      return fstat(number, &status) == 0 && status.st_ino == wanted.st_ino
        && status.st_dev == wanted.st_dev
    }
  }
}
