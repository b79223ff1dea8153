import Calcot
import CalcotContent
import CalcotViews

/// The routes of an app with a picture over a list, and a page with one that is damaged.
enum PictureRoute: Route {
  case picture
  case damaged
}

struct PictureViewModel {}

struct PictureView: SemanticView {
  let viewModel: PictureViewModel

  var screen: Screen {
    Screen("Recipe") {
      Image(.data(ImageSamples.file), label: "Leeks")
      List(Array(1...20), id: \.self) { number in Row("Step \(number)") {} }
    }
  }
}

struct DamagedViewModel {}

struct DamagedView: SemanticView {
  let viewModel: DamagedViewModel

  var screen: Screen {
    Screen("Other") {
      Text("No picture here")
      Image(.data(KindScenes.photo), label: "Damaged")
    }
  }
}

final class PictureCoordinator: Coordinator {
  let navigation = StackNavigation<PictureRoute>(root: .picture)

  func calcot(for route: PictureRoute, at place: RoutePlace<PictureRoute>) -> Placed {
    switch route {
    case .picture: place.screen { Calcot(PictureViewModel(), view: PictureView.init) }
    case .damaged: place.screen { Calcot(DamagedViewModel(), view: DamagedView.init) }
    }
  }
}
