import Calcot
import CalcotRxSwift
import CalcotTesting
import RxSwift
import Testing

@MainActor
@Suite struct DisposableScopeTests {
  @Test func `a subscription ends with its scope, before the scope's end returns`() {
    let scope = TestScope()
    var disposals = 0
    Disposables.create { disposals += 1 }.disposed(by: scope.scope)
    #expect(disposals == 0)
    scope.end()
    #expect(disposals == 1)
  }

  @Test func `a subscription ends at once if its scope has ended`() {
    let scope = TestScope()
    scope.end()
    var disposals = 0
    Disposables.create { disposals += 1 }.disposed(by: scope.scope)
    #expect(disposals == 1)
  }
}
