import RxCocoa
import RxFlow
import RxRelay
import RxSwift

/// The steps of the counter as RxFlow knows them.
enum RxCounterStep: RxFlow.Step {
  case reachedMultipleOf50(count: Int)
}

/// A ViewModel of RxSwift and RxFlow that knows nothing of Calçot.
final class RxCounterViewModel: RxFlow.Stepper {
  struct Outputs {
    let count: RxCocoa.Driver<Int>
    let addOne: RxRelay.PublishRelay<Void>
  }

  let steps = RxRelay.PublishRelay<any RxFlow.Step>()

  func callAsFunction(startingWith count: Int) -> Outputs {
    let addOne = RxRelay.PublishRelay<Void>()
    let count =
      addOne
      .scan(into: count) { count, _ in count += 1 }
      .do(onNext: { [steps] count in
        if count.isMultiple(of: 50) {
          steps.accept(RxCounterStep.reachedMultipleOf50(count: count))
        }
      })
      .asDriver(onErrorJustReturn: 0)
    return Outputs(count: count, addOne: addOne)
  }
}
