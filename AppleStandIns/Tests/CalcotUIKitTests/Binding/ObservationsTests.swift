import Testing
import UIKit

@testable import CalcotUIKit

@MainActor
@Suite("The observations of all controllers and views")
struct ObservationsTests {
  private let observations = Observations()

  /// Observes for an owner, until that ends or the token is cancelled, with something that is held.
  @discardableResult
  private func observe(_ owner: UIResponder, holding held: AnyObject? = nil) -> UIObservation {
    let observation = UIObservation { withExtendedLifetime(held) {} }
    observations.add(observation, of: owner)
    return observation
  }

  @Test func `are looked through again only when there are twice as many`() {
    let owners = (0..<1_000).map { _ in UIView() }
    var looks: [Int] = []
    for owner in owners {
      observe(owner)
      if looks.last != observations.limit { looks.append(observations.limit) }
    }
    #expect(observations.count == 1_000)
    #expect(looks == [16, 32, 64, 128, 256, 512, 1_024])
  }

  @Test func `of owners that have gone are let go of when as many have come after them`() {
    let kept = UIView()
    observe(kept)
    weak var held: Held?
    do {
      let first = Held()
      held = first
      observe(UIView(), holding: first)
    }
    for _ in 0..<1_000 { observe(UIView()) }
    #expect(held == nil)
    #expect(observations.count <= 16)
    withExtendedLifetime(kept) {}
  }

  @Test func `of a reused cell that cancels and observes again do not pile up`() {
    let cell = UIView()
    var token: UIObservation?
    for _ in 0..<1_000 {
      token?.cancel()
      token = observe(cell)
    }
    #expect(observations.count <= 16)
    #expect(token?.isRunning == true)
  }

  @Test func `are not those of an owner that was at the same address before`() throws {
    weak var held: Held?
    var former: UIView? = UIView()
    let address = ObjectIdentifier(try #require(former))
    do {
      let first = Held()
      held = first
      observe(try #require(former), holding: first)
    }
    former = nil
    var others: [UIView] = []
    repeat {
      others.append(UIView())
    } while others.last.map(ObjectIdentifier.init) != address && others.count < 10_000
    let owner = try #require(others.last)
    try #require(ObjectIdentifier(owner) == address, "the memory is not used again")
    let own = observe(owner)
    observations.end([UIViewController(showing: owner)])
    #expect(!own.isRunning)
    #expect(held != nil, "ended by no one, and swept out later")
    for _ in 0..<16 { observe(owner) }
    #expect(held == nil)
  }

  @Test func `may be begun by what a closure held, when that goes`() {
    for _ in 0..<100 {
      observe(
        UIView(),
        holding: Held { [observations] in
          observations.add(UIObservation {}, of: UIView())
        })
    }
    #expect(observations.count < 100)
  }
}

@MainActor
private final class Held {
  private let gone: @MainActor () -> Void

  init(_ gone: @escaping @MainActor () -> Void = {}) { self.gone = gone }

  deinit { MainActor.assumeIsolated { [gone] in gone() } }
}

extension UIViewController {
  fileprivate convenience init(showing view: UIView) {
    self.init(nibName: nil, bundle: nil)
    self.view = view
  }
}
