import Calcot

/// A file that a session offers, as it is sent: all responses share one copy of its content.
final class SharedFile: Sendable {
  let name: String
  private let file: PickedFile
  private let copy = Locked<[UInt8]?>(nil)

  init(_ file: PickedFile) {
    self.file = file
    name = file.name
  }

  /// The number of bytes of the content and of its copy, if there is one.
  var weight: Int { file.content.count + copy.withLock { $0?.count ?? 0 } }

  /// The content, copied when it is asked for first.
  var bytes: [UInt8] {
    copy.withLock { copy in
      let bytes = copy ?? Array(file.content)
      copy = bytes
      return bytes
    }
  }
}
