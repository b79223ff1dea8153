import UIKit

/// The existing app's middle controller, and the way from the list to it.
enum BeforeCalcot {
  final class TripsViewController: TripsTableController {
    override func show(_ trip: Trip) {
      guard let storyboard else { return }
      let shown = storyboard.instantiateViewController(identifier: "Trip") { [store] coder in
        TripViewController(coder: coder, id: trip.id, store: store)
      }
      navigationController?.pushViewController(shown, animated: true)
    }
  }

  final class TripViewController: UIViewController {
    private let id: Trip.ID
    private let store: TripStore
    private let note = UILabel()

    init?(coder: NSCoder, id: Trip.ID, store: TripStore) {
      (self.id, self.store) = (id, store)
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
      update()
    }

    private func update() {
      guard let trip = store.trip(id) else { return }
      title = trip.name
      note.text = trip.note.isEmpty ? "No note yet" : trip.note
    }

    private func placeButtonTapped() {
      guard let storyboard, let trip = store.trip(id) else { return }
      let place = storyboard.instantiateViewController(identifier: "Place") { coder in
        PlaceViewController(coder: coder, place: trip.place)
      }
      navigationController?.pushViewController(place, animated: true)
    }

    private func noteButtonTapped() {
      guard let storyboard, let trip = store.trip(id) else { return }
      let controller = storyboard.instantiateViewController(identifier: "Note") { coder in
        NoteViewController(coder: coder, note: trip.note) { [weak self] note in
          self?.done(note)
        } onHelp: { [weak self] in
          self?.helpButtonTapped()
        }
      }
      present(UINavigationController(rootViewController: controller), animated: true)
    }

    private func done(_ note: String) {
      store.keep(note, for: id)
      update()
      dismiss(animated: true)
    }

    private func helpButtonTapped() {
      let help = UIViewController()
      help.title = "Help"
      presentedViewController?.present(
        UINavigationController(rootViewController: help), animated: true)
    }
  }
}
