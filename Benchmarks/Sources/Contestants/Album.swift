public import Calcot
import CalcotViews

/// A route of the album.
public enum AlbumRoute: Route {
  case photo(Int)
}

/// The coordinator of many pages.
@MainActor
public final class AlbumCoordinator: Coordinator {
  public let navigation: PagesNavigation<AlbumRoute>

  /// Creates the coordinator of this many pages, at least one.
  public init(pages: Int) { navigation = PagesNavigation((0..<pages).map { .photo($0) }) }

  public func calcot(for route: AlbumRoute, at place: RoutePlace<AlbumRoute>) -> Placed {
    place.screen { Calcot(PhotoViewModel {}, view: PhotoView.init) }
  }
}

/// The coordinator of photos above one another, whose ViewModels observe their Views.
@MainActor
public final class PileCoordinator: Coordinator {
  public let navigation = StackNavigation<AlbumRoute>(root: .photo(0))
  private let count: Int

  /// Creates a coordinator that pushes this many photos when a photo is tapped.
  public init(pushing count: Int) { self.count = count }

  public func calcot(for route: AlbumRoute, at place: RoutePlace<AlbumRoute>) -> Placed {
    place.screen { Calcot(PhotoViewModel { self.push() }, view: PhotoView.init) }
  }

  private func push() { for number in 0..<count { navigation.push(.photo(number)) } }
}

@MainActor
private final class PhotoViewModel: ViewLifecycle {
  let photoTapped: () -> Void
  private var appearances = 0

  init(photoTapped: @escaping () -> Void) { self.photoTapped = photoTapped }

  func onViewDidAppear() { appearances += 1 }
}

private struct PhotoView: SemanticView {
  let viewModel: PhotoViewModel

  var screen: Screen { Screen("Photo") { Button("Photo") { viewModel.photoTapped() } } }
}
