import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// A program that only reads and parses files.
final class ParsingRun: Sendable {
  enum Mode: String { case parse, walk }

  private let mode: Mode
  private let paths: [String]
  private let next = Atomic(0)
  private let lines = Atomic(0)
  private let tokens = Atomic(0)

  init(mode: Mode, paths: [String]) {
    self.mode = mode
    self.paths = paths
  }

  func run(threads count: Int) -> String {
    let finished = DispatchSemaphore(value: 0)
    for _ in 0..<count {
      let thread = Thread {
        self.work()
        finished.signal()
      }
      thread.stackSize = 64 << 20
      thread.start()
    }
    for _ in 0..<count { finished.wait() }
    let lines = lines.load(ordering: .relaxed)
    return "\(lines) lines, \(tokens.load(ordering: .relaxed)) tokens"
  }

  private func work() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < paths.count else { return }
      guard let data = FileManager.default.contents(atPath: paths[index]) else { continue }
      data.withUnsafeBytes { bytes in
        let source = bytes.assumingMemoryBound(to: UInt8.self)
        let tree = Parser.parse(source: source)
        lines.add(source.count { $0 == 10 }, ordering: .relaxed)
        guard mode == .walk else { return }
        let counter = TokenCounter(viewMode: .sourceAccurate)
        counter.walk(tree)
        tokens.add(counter.count, ordering: .relaxed)
      }
    }
  }
}

/// Visits every node of a tree.
private final class TokenCounter: SyntaxVisitor {
  var count = 0

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }
}
