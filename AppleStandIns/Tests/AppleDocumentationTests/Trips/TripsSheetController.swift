import Calcot
import CalcotUIKit
import UIKit

/// The list of an existing app that shows a trip as a modal.
final class TripsSheetController: TripsTableController {
  private(set) var tripHost: UIKitHost?

  override func show(_ trip: Trip) {
    guard let storyboard else { return }
    let app = CalcotApp(TripCoordinator(trip, store: store))
    let host = UIKitHost(app, presentedOver: self)
    host.registerTrip(in: storyboard)
    host.onEnd = { [weak self] in
      self?.tripHost = nil
      self?.tableView.reloadData()
    }
    host.start()
    tripHost = host
  }

  func loggedOut() { dismiss(animated: true) }
}
