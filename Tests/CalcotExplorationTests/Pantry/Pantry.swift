import CalcotTesting
import Observation

struct Jar: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var size = JarSize.small
  var tastings = 0
  var labels: [String] = []
}

enum JarSize: String, CaseIterable, Sendable {
  case small, large
}

/// The jars in a pantry: the service of the sample.
@MainActor @Observable
final class Pantry {
  private(set) var jars = [
    Jar(id: 1, name: "Plums"), Jar(id: 2, name: "Beans"), Jar(id: 3, name: "Pears"),
    Jar(id: 4, name: "Corn"),
  ]
  /// A gate that is never opened: what comes from far away.
  @ObservationIgnored let news = Gate(isOpen: false)
  /// What the fault of a leak keeps.
  @ObservationIgnored var kept: [AnyObject] = []
  @ObservationIgnored let fault: PantryFault?
  private let order: [Int]

  init(fault: PantryFault?) {
    self.fault = fault
    let usual = [1, 2, 3, 4]
    order = fault == .orderFlips ? usual.shuffled() : usual
  }

  /// The jars as they stand.
  var inOrder: [Jar] {
    jars.sorted { place(of: $0) < place(of: $1) }
  }

  private func place(of jar: Jar) -> Int { order.firstIndex(of: jar.id) ?? jar.id }

  func jar(_ id: Int) -> Jar? { jars.first { $0.id == id } }

  func add(_ name: String) async {
    await Task.yield()
    let last = jars.map(\.id).max() ?? 0
    jars.append(Jar(id: fault == .duplicateKey ? last : last + 1, name: name))
  }

  func change(_ id: Int, _ change: (inout Jar) -> Void) {
    if let index = jars.firstIndex(where: { $0.id == id }) { change(&jars[index]) }
  }

  func taste(_ id: Int) async {
    if fault == .hungResult {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    await Task.yield()
    change(id) { $0.tastings += 1 }
  }
}
