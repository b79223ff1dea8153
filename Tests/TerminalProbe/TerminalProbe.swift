import CalcotTerminal
import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An app that only ends, in the way that a key requests; tests run it in a terminal.
@main
@MainActor
struct TerminalProbe {
  static let terminal = PosixTerminal()
  static var parser = KeyParser()

  static func main() {
    terminal.onEvent = handle
    do {
      try terminal.open()
    } catch {
      print(error)
      exit(2)
    }
    say("ready")
    dispatchMain()
  }

  static func say(_ text: String) { terminal.write(Array("\r\n\(text)\r\n".utf8)) }

  static func handle(_ event: TerminalEvent) {
    switch event {
    case .input(let bytes): parser.feed(bytes).forEach(obey)
    case .inputPaused(let isLong): parser.timeout(isLong: isLong).forEach(obey)
    case .resized(let size): say("size \(size.columns)x\(size.rows)")
    case .resumed: say("resumed")
    case .hungUp: exit(3)
    case .terminated(let status):
      print("in order")
      exit(status)
    }
  }

  static func obey(_ key: Key) {
    switch key {
    case .character("q"):
      terminal.close()
      exit(0)
    case .character("e"): exit(4)
    case .character("r"):
      let text = Array("a report\n".utf8)
      _ = write(STDERR_FILENO, text, text.count)
      say("reported")
    case .character("l"):
      let text = [UInt8](repeating: UInt8(ascii: "x"), count: 1_048_576)
      for _ in 0..<8 { _ = write(STDERR_FILENO, text, text.count) }
      say("written")
      var file = stat()
      fstat(STDERR_FILENO, &file)
      say("keeps \(file.st_size)")
    case .character("t"): fatalError("asked to trap")
    case .character("a"): abort()
    case .character("s"): raise(SIGSEGV)
    case .character("o"): print(overflow(1))
    case .character("b"): while true { sched_yield() }
    case .control("z"): terminal.suspend()
    case .character("p"): raise(SIGSTOP)
    case .character("w"):
      raise(SIGSTOP)
      say("late")
    default: say("key \(key)")
    }
  }

  static func overflow(_ depth: Int) -> Int { depth == 0 ? 0 : 1 + overflow(depth + 1) * depth }
}
