import Calcot
import CalcotContent
import CalcotViews
import Observation

/// A ViewModel of a screen under test, whose properties a test can set.
@MainActor @Observable
final class PageViewModel: Leavable {
  let number: Int
  var text: String
  var leavability = Leavability.free
  var isButtonEnabled = true
  var buttonLabel = "Use"
  @ObservationIgnored var buttonTapped: @MainActor () -> Void = {}

  init(number: Int) {
    self.number = number
    text = "Page \(number)"
  }
}

final class PageView: StatefulView<PageViewModel> {
  private(set) var renderings = 0
  var viewDidLoadBody: @MainActor () -> Void = {}
  var whileRendering: @MainActor (PageView) -> Void = { _ in }

  override func viewDidLoad() { viewDidLoadBody() }

  override func screen(_ viewModel: PageViewModel) -> Screen {
    renderings += 1
    whileRendering(self)
    return Screen(viewModel.text) {
      Button(viewModel.buttonLabel, isEnabled: viewModel.isButtonEnabled) {
        viewModel.buttonTapped()
      }
    }
  }
}

struct PageRoute: Route, CustomStringConvertible {
  typealias Carried = Int

  let number: Int
  init(_ number: Int) { self.number = number }
  var description: String { "page \(number)" }
}
