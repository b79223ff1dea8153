import Testing

@testable import Calcot

@Suite("The search for what holds an object")
struct HolderPathTests {
  private final class Object {}

  /// A value with a million others, which counts those that are looked at.
  private struct Crowd: CustomReflectable {
    let looks = Locked(0)

    var customMirror: Mirror {
      let values = (0..<1_000_000).lazy.map { [looks] (number: Int) -> Int in
        looks.withLock { $0 += 1 }
        return number
      }
      return Mirror(self, unlabeledChildren: values, displayStyle: .collection)
    }
  }

  private final class Holder {
    let crowd = Crowd()
    let object: Object

    init(_ object: Object) { self.object = object }
  }

  private final class Outer {
    let inner: Holder

    init(_ inner: Holder) { self.inner = inner }
  }

  @Test func `ends after some thousand values, however many there are`() {
    let (object, holder) = (Object(), Holder(Object()))
    #expect(HolderPath.path(to: holder.object, from: [Outer(holder)]) == "Outer.inner.object")
    #expect(HolderPath.path(to: object, from: [Outer(holder)]) == nil)
    #expect(holder.crowd.looks.withLock { $0 } < 10_000)
  }
}
