import Calcot
import CalcotContent

/// A file that a session offers, with one copy of its content for all responses.
final class SharedFile: Sendable {
  let name: String
  private let file: PickedFile
  private let copy = Locked<[UInt8]?>(nil)

  init(_ file: PickedFile) {
    self.file = file
    name = file.name
  }

  /// The number of bytes of the content and, if there is one, of its copy.
  var weight: Int { file.content.count + copy.withLock { $0?.count ?? 0 } }

  /// The content, copied at the first access.
  var bytes: [UInt8] {
    copy.withLock { copy in
      let bytes = copy ?? Array(file.content)
      copy = bytes
      return bytes
    }
  }
}
