import Calcot
import CalcotViews
import Observation

struct SyncUp: Identifiable, Codable, Equatable, Sendable {
  let id: Int
  var title = ""
  var seconds = 2
  var meetings: [Meeting] = []

  func meeting(_ id: Meeting.ID) -> Meeting {
    meetings.first { $0.id == id } ?? Meeting(id: id, notes: "Gone")
  }
}

struct Meeting: Identifiable, Codable, Equatable, Sendable {
  let id: Int
  let notes: String
}

@MainActor final class SyncUpsInteractor {
  private(set) var syncUps: [SyncUp] { didSet { syncUpsDidChange.notify() } }
  let syncUpsDidChange = ObserverSet<Void>()

  init(_ syncUps: [SyncUp]) { self.syncUps = syncUps }

  subscript(id: SyncUp.ID) -> SyncUp {
    syncUps.first { $0.id == id } ?? SyncUp(id: id, title: "Gone")
  }

  var newSyncUp: SyncUp { SyncUp(id: (syncUps.map(\.id).max() ?? 0) + 1) }

  func save(_ syncUp: SyncUp) {
    if let index = syncUps.firstIndex(where: { $0.id == syncUp.id }) {
      syncUps[index] = syncUp
    } else {
      syncUps.append(syncUp)
    }
  }

  func addMeeting(_ notes: String, to id: SyncUp.ID) {
    var syncUp = self[id]
    syncUp.meetings.append(Meeting(id: syncUp.meetings.count + 1, notes: notes))
    save(syncUp)
  }

  func remove(_ id: SyncUp.ID) { syncUps.removeAll { $0.id == id } }
}

@MainActor struct SyncUpsViewModel {
  let syncUps: [SyncUp]
  let coordinator: any SyncUpsCoordinating
  func addButtonTapped() { coordinator.addSyncUp() }
  func syncUpTapped(_ syncUp: SyncUp) { coordinator.present(syncUp) }
}

struct SyncUpsView: SemanticView {
  let viewModel: SyncUpsViewModel

  var screen: Screen {
    Screen("Sync-ups") {
      List(viewModel.syncUps) { syncUp in Row(syncUp.title) { viewModel.syncUpTapped(syncUp) } }
    } toolbar: {
      Button("New sync-up") { viewModel.addButtonTapped() }
    }
  }
}

@MainActor struct SyncUpViewModel {
  let syncUp: SyncUp
  let interactor: SyncUpsInteractor
  let coordinator: any SyncUpsCoordinating
  func startButtonTapped() { coordinator.startMeeting(of: syncUp) }
  func meetingTapped(_ meeting: Meeting) { coordinator.present(meeting, of: syncUp) }
  func editButtonTapped() { coordinator.edit(syncUp) }

  func deleteButtonTapped() async {
    let isSure = await coordinator.confirm(
      "Delete \(syncUp.title)?", action: "Delete", role: .destructive, cancel: "Keep it")
    guard isSure else { return }
    interactor.remove(syncUp.id)
    coordinator.close()
  }
}

struct SyncUpView: SemanticView {
  let viewModel: SyncUpViewModel

  var screen: Screen {
    Screen(viewModel.syncUp.title) {
      Button("Start meeting", role: .main) { viewModel.startButtonTapped() }
      List(viewModel.syncUp.meetings) { meeting in
        Row("Meeting \(meeting.id)") { viewModel.meetingTapped(meeting) }
      }
      Button("Delete", role: .destructive) { await viewModel.deleteButtonTapped() }
    } toolbar: {
      Button("Edit") { viewModel.editButtonTapped() }
    }
  }
}

@MainActor @Observable final class SyncUpFormViewModel {
  let title: String
  let action: String
  private(set) var draft: SyncUp
  private let interactor: SyncUpsInteractor
  private let coordinator: any ScreenRouting

  init(
    title: String, action: String, draft: SyncUp, interactor: SyncUpsInteractor,
    coordinator: any ScreenRouting
  ) {
    self.title = title
    self.action = action
    self.draft = draft
    self.interactor = interactor
    self.coordinator = coordinator
  }

  func titleChanged(_ title: String) { draft.title = title }
  func dismissButtonTapped() { coordinator.close() }
  func saveButtonTapped() {
    interactor.save(draft)
    coordinator.close()
  }
}

struct SyncUpFormView: SemanticView {
  let viewModel: SyncUpFormViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      TextField("Title", text: viewModel.draft.title) { viewModel.titleChanged($0) }
    } toolbar: {
      Button("Dismiss", role: .cancel) { viewModel.dismissButtonTapped() }
      Button(viewModel.action, role: .main) { viewModel.saveButtonTapped() }
    }
  }
}

struct MeetingViewModel {
  let title: String
  let notes: String
  init(_ meeting: Meeting) { (title, notes) = ("Meeting \(meeting.id)", meeting.notes) }
}

struct MeetingView: SemanticView {
  let viewModel: MeetingViewModel

  var screen: Screen { Screen(viewModel.title) { Text(viewModel.notes) } }
}

@MainActor @Observable final class RecordMeetingViewModel {
  let title: String
  private(set) var notes = ""
  private(set) var secondsLeft: Int
  private var isAsking = false
  private let clock: any Clock<Duration>
  private let coordinator: any RecordMeetingCoordinating

  init(
    syncUp: SyncUp, clock: any Clock<Duration>, coordinator: any RecordMeetingCoordinating
  ) {
    title = syncUp.title
    secondsLeft = syncUp.seconds
    self.clock = clock
    self.coordinator = coordinator
  }

  func run() async {
    while (try? await clock.sleep(for: .seconds(1))) != nil {
      guard !isAsking else { continue }
      secondsLeft -= 1
      if secondsLeft == 0 { return coordinator.timeIsUp(notes) }
    }
  }

  func notesChanged(_ notes: String) { self.notes = notes }

  func endButtonTapped() async {
    isAsking = true
    await coordinator.endMeeting(notes)
    isAsking = false
  }
}

struct RecordMeetingView: SemanticView {
  let viewModel: RecordMeetingViewModel

  var screen: Screen {
    Screen(viewModel.title) {
      Text("\(viewModel.secondsLeft) s left")
      TextField("Notes", text: viewModel.notes) { viewModel.notesChanged($0) }
      Button("End meeting") { await viewModel.endButtonTapped() }
    }
  }
}
