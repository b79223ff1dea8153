import Calcot
import CalcotViews

enum TripRoute: Route { case trip, place, note, help }

@MainActor struct TripViewModel {
  let trip: Trip
  let coordinator: TripCoordinator

  var title: String { trip.name }
  var note: String { trip.note.isEmpty ? "No note yet" : trip.note }

  func placeButtonTapped() { coordinator.showPlace() }
  func noteButtonTapped() { coordinator.editNote() }
}

struct PlaceViewModel { let place: String }

@MainActor struct NoteViewModel {
  let note: String
  let coordinator: TripCoordinator

  func doneButtonTapped(_ note: String) { coordinator.keep(note) }
  func helpButtonTapped() { coordinator.showHelp() }
}

struct HelpView: SemanticView {
  let viewModel: String

  var screen: Screen {
    Screen(viewModel) { Text("A note is kept with its trip.") }
  }
}

final class TripCoordinator: Coordinator {
  let navigation = StackNavigation<TripRoute>(root: .trip)
  private let trip: Trip
  private let store: TripStore
  private let onBack: (@MainActor () -> Void)?

  init(_ trip: Trip, store: TripStore, onBack: (@MainActor () -> Void)? = nil) {
    (self.trip, self.store, self.onBack) = (trip, store, onBack)
  }

  private var latest: Trip { store.trip(trip.id) ?? trip }

  func calcot(for route: TripRoute, at place: RoutePlace<TripRoute>) -> Placed {
    place.screen {
      if route == .trip, let onBack { place.scope.onBack(onBack) }
      switch route {
      case .trip:
        return Calcot(remadeOn: store.tripsDidChange) {
          TripViewModel(trip: self.latest, coordinator: self)
        }
      case .place: return Calcot(PlaceViewModel(place: latest.place))
      case .note: return Calcot(NoteViewModel(note: latest.note, coordinator: self))
      case .help: return Calcot("Help", view: HelpView.init)
      }
    }
  }

  func showPlace() { navigation.push(.place) }
  func editNote() { navigation.present(.note) }
  func showHelp() { navigation.present(.help) }

  func keep(_ note: String) {
    store.keep(note, for: trip.id)
    navigation.dismiss()
  }
}
