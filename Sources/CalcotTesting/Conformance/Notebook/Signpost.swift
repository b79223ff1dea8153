import Calcot
import CalcotContent
import CalcotViews

/// A ViewModel of links, with a way out of its own for when it stands in a modal.
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
