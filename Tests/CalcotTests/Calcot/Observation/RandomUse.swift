import CalcotTesting

/// A random sequence of operations on a set, with observers that use it too; deterministic for a
/// seed as long as the sets behave the same.
@MainActor
final class RandomUse {
  private let subject: any Subject
  private var random: SeededGenerator
  private var owners = (0..<3).map { _ in Owner() }
  private var removals: [() -> Void] = []
  private var log: [String] = []
  private var depth = 0
  private var actionsLeft: Int

  init(of subject: any Subject, seed: UInt64) {
    self.subject = subject
    random = SeededGenerator(seed: seed)
    actionsLeft = 0
    actionsLeft = pick(1...120)
  }

  /// Performs the operations and returns the observable results.
  func run() -> [String] {
    while actionsLeft > 0 { act() }
    removals = []
    return log
  }

  private func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private func act() {
    guard actionsLeft > 0 else { return }
    actionsLeft -= 1
    switch pick(0...15) {
    case 0...3: add(for: nil)
    case 4: for _ in 0..<pick(1...30) { add(for: nil) }
    case 5...6: add(for: owners[pick(0...2)])
    case 7...9: removeSome(1)
    case 10: removeSome(removals.count)
    case 11: subject.remove(owners[pick(0...2)])
    case 12: owners[pick(0...2)] = Owner()
    case 13: log.append("count \(subject.count)")
    default: notify()
    }
  }

  private func add(for owner: Owner?) {
    let name = removals.count
    let observer: @MainActor (Int) -> Void = { [unowned self] in called(name, $0) }
    removals.append(
      owner.map { subject.addObserver(for: $0, observer) } ?? subject.addObserver(observer))
  }

  private func called(_ name: Int, _ payload: Int) {
    log.append("\(name) told \(payload)")
    if pick(0...3) == 0 { for _ in 0..<pick(1...2) { act() } }
  }

  private func removeSome(_ times: Int) {
    for _ in 0..<times where !removals.isEmpty { removals[pick(0...removals.count - 1)]() }
  }

  private func notify() {
    guard depth < 3 else { return }
    depth += 1
    subject.notify(actionsLeft)
    log.append("notified")
    depth -= 1
  }
}
