#if DEBUG
  package import CalcotContent
  import Dispatch

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// The connection of an app to `calcot dev`, which has started it.
  package struct DevelopmentConnection: Sendable {
    /// A request of `calcot dev`.
    package enum Message: Equatable, Sendable {
      /// To show a problem over the app, or nothing.
      case show(BuildProblem?)
      /// To hand over to the next version of the app.
      case leave
      /// To tell the place where the user is.
      case place
    }

    /// The folder in which one version of the app leaves its place to the next.
    package let folder: String
    private let descriptor: CInt = 4

    /// Finds the connection of this process; nil if `calcot dev` has not started it.
    package init?() {
      guard let folder = getenv("CALCOT_DEV") else { return nil }
      var kind: CInt = 0
      var size = socklen_t(MemoryLayout<CInt>.size)
      guard getsockopt(descriptor, SOL_SOCKET, SO_TYPE, &kind, &size) == 0 else { return nil }
      self.folder = String(cString: folder)
      // NB: what the app starts must hold neither this nor the socket that it serves.
      for number in [descriptor - 1, descriptor] { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    }

    /// Tells `calcot dev` that the app is shown.
    package func becomeReady() { tell("ready") }

    func tell(_ line: String) {
      // NB: the key of an element may have line breaks.
      let line = line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n"
      _ = write(descriptor, line, line.utf8.count)
    }

    /// Returns the messages, which end when `calcot dev` is gone. Call it once.
    package func messages() -> AsyncStream<Message> {
      let (messages, continuation) = AsyncStream.makeStream(of: Message.self)
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor)
      var rest: [UInt8] = []
      source.setEventHandler { [descriptor] in
        var room = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &room, room.count)
        guard count > 0 else {
          source.cancel()
          return continuation.finish()
        }
        rest += room[..<count]
        while let end = rest.firstIndex(of: 0x0A) {
          continuation.yield(Self.message(rest[..<end]))
          rest.removeSubrange(...end)
        }
      }
      source.resume()
      return messages
    }

    private static func message(_ line: ArraySlice<UInt8>) -> Message {
      if line.elementsEqual("leave".utf8) { return .leave }
      if line.elementsEqual("place".utf8) { return .place }
      return .show(try? JSONDecoder().decode(BuildProblem.self, from: Data(line)))
    }
  }
#endif
