import Calcot
import CalcotUIKit
import UIKit

final class TripViewController: UIViewController, CalcotView {
  @Observed var viewModel: TripViewModel
  private let note = UILabel()

  init?(coder: NSCoder, viewModel: TripViewModel) {
    self.viewModel = viewModel
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Place", primaryAction: UIAction { [weak self] _ in self?.placeButtonTapped() }),
      UIBarButtonItem(
        title: "Note", primaryAction: UIAction { [weak self] _ in self?.noteButtonTapped() }),
    ]
    observe {
      title = viewModel.title
      note.text = viewModel.note
    }
  }

  private func placeButtonTapped() { asScreen { viewModel.placeButtonTapped() } }
  private func noteButtonTapped() { asScreen { viewModel.noteButtonTapped() } }
}

extension UIKitHost {
  func registerTrip(in storyboard: UIStoryboard) {
    register("Trip", in: storyboard) { TripViewController(coder: $0, viewModel: $1) }
    register(PlaceViewModel.self) { viewModel in
      storyboard.instantiateViewController(identifier: "Place") {
        PlaceViewController(coder: $0, place: viewModel.place)
      }
    }
    register(NoteViewModel.self) { viewModel in
      storyboard.instantiateViewController(identifier: "Note") {
        NoteViewController(
          coder: $0, note: viewModel.note, onDone: viewModel.doneButtonTapped,
          onHelp: viewModel.helpButtonTapped)
      }
    }
  }
}

final class TripsViewController: TripsTableController {
  private(set) var tripHost: UIKitHost?

  override func show(_ trip: Trip) {
    guard let navigationController, let storyboard else { return }
    let app = CalcotApp(TripCoordinator(trip, store: store))
    let host = UIKitHost(app, pushedOn: navigationController)
    host.registerTrip(in: storyboard)
    host.onEnd = { [weak self] in self?.tripHost = nil }
    host.start()
    tripHost = host
  }
}
