import CalcotTerminal
import Foundation
import Testing

struct DetachedProgramTests {
  @Test("runs with its arguments as they are, writes nothing here, and is waited for")
  func runs() async throws {
    let folder = try SampleFolder()
    try folder.add(
      "browser", content: "#!/bin/sh\necho to nobody\nprintf '%s' \"$1\" > \"$2\"\n")
    await run("/bin/sh", folder.path + "/browser", "https://a.b/;$(x)`y`", folder.path + "/out")
    #expect(folder.text("out") == "https://a.b/;$(x)`y`")
  }

  #if os(Linux)
    @Test func `blocks and ignores no signal, whichever this process does`() async throws {
      let folder = try SampleFolder()
      let ignored = signal(SIGPIPE, SIG_IGN)
      await run(
        "/bin/sh", "-c", "grep -E 'SigBlk|SigIgn' /proc/self/status > \"$0\"",
        folder.path + "/out")
      signal(SIGPIPE, ignored)
      let masks = folder.text("out")?.split(whereSeparator: \.isWhitespace)
        .compactMap { UInt64($0, radix: 16) }
      // NB: the C library keeps signals 32 and 33 for itself.
      #expect(masks?.map { $0 & 0x7FFF_FFFF } == [0, 0])
    }

    @Test func `has no file of this process open`() async throws {
      let folder = try SampleFolder()
      let file = open(folder.path + "/own", O_CREAT | O_RDWR, 0o600)
      try #require(file > 2)
      defer { close(file) }
      await run("/bin/sh", "-c", "ls /proc/$$/fd > \"$0\"", folder.path + "/out")
      let numbers = folder.text("out")?.split(separator: "\n").compactMap { Int32($0) }
      #expect(numbers?.contains(file) == false)
      #expect(numbers?.contains(1) == true)
    }
  #endif

  @Test("a program that ends by failing is told from one that ends well, and from one that goes on")
  func outcomes() async throws {
    let folder = try SampleFolder()
    let pipe = folder.path + "/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    let long = Duration.seconds(600)
    #expect(DetachedProgram.run(["/bin/sh", "-c", "exit 0"], patience: long))
    #expect(!DetachedProgram.run(["/bin/sh", "-c", "exit 3"], patience: long))
    #expect(!DetachedProgram.run(["/bin/sh", "-c", "kill -9 $$"], patience: long))
    #expect(!DetachedProgram.run(["/nowhere/browser"], patience: long))
    #expect(DetachedProgram.run(["/bin/sh", "-c", "read x < \"$0\"", pipe], patience: .zero))
    try Data("\n".utf8).write(to: URL(fileURLWithPath: pipe))
  }

  @Test func `a program that is not there is not started`() {
    #expect(!DetachedProgram.start(["/nowhere/browser", "x"]))
    #expect(!DetachedProgram.start([]))
  }

  /// Waits until the program has ended.
  private func run(_ command: String...) async {
    await withCheckedContinuation { continuation in
      let isStarted = DetachedProgram.start(command, ended: { _ in continuation.resume() })
      if !isStarted { continuation.resume() }
    }
  }
}
