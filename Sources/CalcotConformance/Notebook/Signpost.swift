import Calcot
import CalcotContent
import CalcotViews

/// A ViewModel of links, with a button that closes the modal in which it may be.
@MainActor
final class SignpostViewModel {
  let website: WebAddress?
  let openAbout: NavigationAction
  private(set) var timesLeft = 0
  private let close: () -> Void

  init(website: WebAddress?, openAbout: NavigationAction, close: @escaping () -> Void) {
    self.website = website
    self.openAbout = openAbout
    self.close = close
  }

  func leaveTapped() {
    timesLeft += 1
    close()
  }
}

struct SignpostView: SemanticView {
  let viewModel: SignpostViewModel

  var screen: Screen {
    Screen("Signpost") {
      Link("Who made this", opens: viewModel.openAbout)
      if let website = viewModel.website { Link("Website", to: website) }
    } toolbar: {
      Button("Leave", role: .cancel) { viewModel.leaveTapped() }
    }
  }
}
