import CalcotCode
import Testing

@testable import CalcotRules

@Suite struct SelfCaptureTests {
  /// Returns the lines on which closures begin that retain `self`.
  private func lines(_ code: String) -> [Int] {
    let source = RetainingSource("final class A {\nfunc f() {\n\(code)\n}\n}")
    let closures = SelfCapture(codebase: source.codebase).capturingClosures()
    // NB: the code begins on the third line.
    return closures.map { source.line(of: $0.closure) - 2 }.sorted()
  }

  @Test func `a closure holds the self that it names`() {
    #expect(lines("run { self.f() }") == [1])
    #expect(lines("run { [self] in f(); self.g() }") == [1])
    #expect(lines("run { other.f() }") == [])
  }

  @Test func `weak and unowned captures hold nothing`() {
    #expect(lines("run { [weak self] in self?.f() }") == [])
    #expect(lines("run { [unowned self] in self.f() }") == [])
    #expect(lines("run { [weak other, log] in self.f() }") == [1])
  }

  @Test func `a self that is unwrapped from a weak capture is held by inner closures only`() {
    #expect(
      lines(
        """
        run { [weak self] in
          guard let self else { return }
          self.f()
          later {
            self.f()
          }
        }
        """) == [4])
    #expect(
      lines(
        """
        run { [weak self] in
          if let self = self {
            later { self.f() }
          }
        }
        """) == [3])
    #expect(
      lines(
        """
        run { [weak self] in
          guard let strongSelf = self else { return }
          strongSelf.f()
          later { strongSelf.f() }
          later { [weak strongSelf] in strongSelf?.f() }
        }
        """) == [4])
  }

  @Test func `a closure inside a weak one shares its weak self`() {
    #expect(lines("run { [weak self] in\nlater { self?.f() }\n}") == [])
  }

  @Test func `an outer closure holds what an inner one captures weakly`() {
    #expect(lines("run {\nlater { [weak self] in self?.f() }\n}") == [1])
  }

  @Test func `all closures around a name hold it`() {
    #expect(lines("run {\nlater {\nself.f()\n}\n}") == [1, 2])
  }

  @Test func `a selector or key path names no self`() {
    #expect(lines("run { add(#selector(self.f)) }") == [])
  }

  @Test func `the self of a struct is a value`() {
    let source = RetainingSource("struct A { func f() { run { self.f() } } }")
    #expect(SelfCapture(codebase: source.codebase).capturingClosures().isEmpty)
  }

  @Test func `a method that is given on is a reference, one that is called is not`() {
    let source = RetainingSource(
      """
      final class A {
        func show() {}
        func f() {
          onTap = show
          onTap = self.show
          take(show)
          show()
          self.show()
          let show = 1
          take(#selector(show))
        }
        func g(show: Int) { take(show) }
        func h() { items = [show] }
      }
      """)
    let found = SelfCapture(codebase: source.codebase).methodReferences()
    #expect(found.map { source.line(of: $0.place) }.sorted() == [5, 13])
  }
}
