import Calcot
import CalcotViews

enum SyncUpsRoute: LinkedRoute {
  case list, add
  case detail(SyncUp.ID), edit(SyncUp.ID), record(SyncUp.ID)
  case meeting(SyncUp.ID, Meeting.ID)

  static let links = Links<SyncUpsRoute>(
    RouteLink("", .list), RouteLink("new", .add, as: .sheet),
    RouteLink(":syncUp", SyncUpsRoute.detail),
    RouteLink(":syncUp/edit", SyncUpsRoute.edit, as: .sheet),
    RouteLink(":syncUp/record", SyncUpsRoute.record),
    RouteLink(":syncUp/meetings/:meeting", SyncUpsRoute.meeting))
}

@MainActor protocol SyncUpsCoordinating: ScreenRouting {
  func addSyncUp()
  func present(_ syncUp: SyncUp)
  func present(_ meeting: Meeting, of syncUp: SyncUp)
  func edit(_ syncUp: SyncUp)
  func startMeeting(of syncUp: SyncUp)
}

final class SyncUpsCoordinator: Coordinator, SyncUpsCoordinating {
  let navigation = StackNavigation<SyncUpsRoute>(root: .list)
  private let interactor: SyncUpsInteractor
  private let clock: any Clock<Duration>

  init(interactor: SyncUpsInteractor, clock: any Clock<Duration> = ContinuousClock()) {
    (self.interactor, self.clock) = (interactor, clock)
  }

  func calcot(for route: SyncUpsRoute, at place: RoutePlace<SyncUpsRoute>) -> Placed {
    switch route {
    case .list:
      place.screen {
        Calcot(remadeOn: interactor.syncUpsDidChange) { [self] in
          SyncUpsViewModel(syncUps: interactor.syncUps, coordinator: self)
        } view: {
          SyncUpsView(viewModel: $0)
        }
      }
    case .detail(let id):
      place.screen {
        Calcot(remadeOn: interactor.syncUpsDidChange) { [self] in
          SyncUpViewModel(syncUp: interactor[id], interactor: interactor, coordinator: self)
        } view: {
          SyncUpView(viewModel: $0)
        }
      }
    case .add: place.screen { form("New sync-up", of: interactor.newSyncUp, action: "Add", place) }
    case .edit(let id): place.screen { form("Edit", of: interactor[id], action: "Done", place) }
    case .meeting(let id, let meeting):
      place.screen {
        Calcot(MeetingViewModel(interactor[id].meeting(meeting)), view: MeetingView.init)
      }
    case .record(let id): place.flow(recording(of: id))
    }
  }

  private func recording(of id: SyncUp.ID) -> ChildFlow {
    let recording = RecordMeetingCoordinator(syncUp: interactor[id], clock: clock)
    return ChildFlow(recording) { [interactor] result in
      if let notes = result.value { interactor.addMeeting(notes, to: id) }
    }
  }

  func addSyncUp() { navigation.present(.add) }
  func present(_ syncUp: SyncUp) { navigation.push(.detail(syncUp.id)) }
  func present(_ meeting: Meeting, of syncUp: SyncUp) {
    navigation.push(.meeting(syncUp.id, meeting.id))
  }
  func edit(_ syncUp: SyncUp) { navigation.present(.edit(syncUp.id)) }
  func startMeeting(of syncUp: SyncUp) { navigation.push(.record(syncUp.id)) }

  private func form(
    _ title: String, of syncUp: SyncUp, action: String, _ place: RoutePlace<SyncUpsRoute>
  ) -> Calcot {
    let viewModel = SyncUpFormViewModel(
      title: title, action: action, draft: place.saved() ?? syncUp, interactor: interactor,
      coordinator: self)
    return Calcot(viewModel, view: SyncUpFormView.init).saving { viewModel.draft }
  }
}

// MARK: Recording

enum RecordMeetingRoute: LinkedRoute {
  case meeting

  static let links = Links<RecordMeetingRoute>(RouteLink("", .meeting))
}

@MainActor protocol RecordMeetingCoordinating: AnyObject {
  func endMeeting(_ notes: String) async
  func timeIsUp(_ notes: String)
}

final class RecordMeetingCoordinator: Coordinator, RecordMeetingCoordinating {
  typealias ResultValue = String
  private enum Ending { case save, discard, resume }

  let navigation = StackNavigation<RecordMeetingRoute>(root: .meeting)
  private let syncUp: SyncUp
  private let clock: any Clock<Duration>

  init(syncUp: SyncUp, clock: any Clock<Duration>) { (self.syncUp, self.clock) = (syncUp, clock) }

  func calcot(for route: RecordMeetingRoute, at place: RoutePlace<RecordMeetingRoute>) -> Placed {
    place.screen {
      let viewModel = RecordMeetingViewModel(syncUp: syncUp, clock: clock, coordinator: self)
      return Calcot(viewModel, view: RecordMeetingView.init)
        .task("timer") { await viewModel.run() }
    }
  }

  func endMeeting(_ notes: String) async {
    let ending = await navigation.alert(
      "End the meeting?", message: "The notes can be kept.",
      choices: [
        Choice("Save and end", Ending.save), Choice("Discard", role: .destructive, .discard),
        Choice("Go on", role: .cancel, .resume),
      ])
    switch ending {
    case .save: finish(with: notes)
    case .discard: cancel()
    case .resume, nil: break
    }
  }

  func timeIsUp(_ notes: String) { finish(with: notes) }
}

let syncUpsRoutes = RouteRegistry(SyncUpsRoute.self, RecordMeetingRoute.self)
