import Calcot
import CalcotSwiftUI
import SwiftUI

/// An existing SwiftUI app's stack, whose second screen has been moved to Calçot.
struct TripsScreen: View {
  let store: TripStore
  @State private var path: [Trip.ID] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(store.trips) { trip in
        NavigationLink(trip.name, value: trip.id)
      }
      .navigationTitle("Trips")
      .navigationDestination(for: Trip.ID.self) { id in
        if let trip = store.trip(id) {
          TripFlow(trip: trip, store: store) { path.removeAll() }
        }
      }
    }
  }
}

struct TripFlow: View {
  let trip: Trip
  let store: TripStore
  let onBack: @MainActor () -> Void

  var body: some View {
    CalcotHost(opensLinks: false) {
      CalcotApp(TripCoordinator(trip, store: store, onBack: onBack))
    } views: { views in
      views.register { (viewModel: TripViewModel) in TripScreen(viewModel: viewModel) }
      views.register { (viewModel: PlaceViewModel) in PlaceScreen(place: viewModel.place) }
      views.register { (viewModel: NoteViewModel) in NoteScreen(viewModel: viewModel) }
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}

struct TripScreen: View {
  let viewModel: TripViewModel
  @Environment(\.asScreen) private var asScreen

  var body: some View {
    List {
      Text(viewModel.note)
      Button("Place") { asScreen { viewModel.placeButtonTapped() } }
      Button("Note") { asScreen { viewModel.noteButtonTapped() } }
    }
    .navigationTitle(viewModel.title)
  }
}

/// The last screen of the existing app.
struct PlaceScreen: View {
  let place: String

  var body: some View { Text("Here is \(place)").navigationTitle(place) }
}

struct NoteScreen: View {
  let viewModel: NoteViewModel
  @State private var note: String

  init(viewModel: NoteViewModel) {
    self.viewModel = viewModel
    _note = State(initialValue: viewModel.note)
  }

  var body: some View {
    Form {
      TextField("Note", text: $note)
      Button("Done") { viewModel.doneButtonTapped(note) }
      Button("Help") { viewModel.helpButtonTapped() }
    }
    .navigationTitle("Note")
  }
}
