#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// The standard output or standard error of the process.
  enum StandardStream {
    case output, error

    /// Writes the whole text, unless the reader has closed the stream.
    func write(_ text: String) {
      let file = self == .output ? STDOUT_FILENO : STDERR_FILENO
      var text = text
      text.withUTF8 { bytes in
        var done = 0
        while done < bytes.count {
          let count = system_write(file, bytes.baseAddress.map { $0 + done }, bytes.count - done)
          if count > 0 {
            done += count
          } else if errno == EAGAIN {
            var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
            poll(&waiting, 1, -1)
          } else if errno != EINTR {
            return
          }
        }
      }
    }
  }

  /// Calls the system's `write`, which ``StandardStream/write(_:)`` hides.
  private func system_write(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, start, count)
  }
#endif
