import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Foundation
import Localization
import ShowcaseAppTesting

@testable import Groups

extension FakeGroupInteracting {
  /// Creates an Interactor of a group, which carries out what it is asked for.
  convenience init(_ groupDetail: GroupDetail) {
    self.init()
    groupDetailReturns = groupDetail
    groupDetailDidChangeReturns = ObserverSet()
    moveReturns = .named("Runners")
    deleteHandler = { Run(id: $0, plan: .tomorrow) }
    (restoreRunReturns, restorePictureReturns) = ({ _ in }, { _ in })
  }
}

/// A coordinator of a group that opens nothing.
final class FakeGroupCoordinator: RecordingGroupsRouter, GroupCoordinating {
  func openingMembers(of group: Group) -> NavigationAction { opening("members") }
  func openingRename(of group: Group) -> NavigationAction { opening("rename") }
  func openingAbout(of group: Group) -> NavigationAction { opening("about") }
  func openingRunPlan(of group: Group) -> NavigationAction { opening("run plan") }
  func openingChange(of run: Run.ID, in group: Group) -> NavigationAction {
    opening("run \(run.rawValue)")
  }
}

/// A coordinator of a form that records that it is closed.
final class FakeFormCoordinator: RecordingGroupsRouter, GroupFormCoordinating {
  /// The answer to a question about a conflict.
  var conflictAnswer: ConflictAnswer?
  private(set) var conflicts: [String] = []

  func dismissForm() { close() }

  func answer(toConflict theirs: String) async -> ConflictAnswer? {
    conflicts.append(theirs)
    return conflictAnswer
  }
}

extension GroupViewModel {
  /// Creates a ViewModel with English texts.
  init(
    _ interactor: FakeGroupInteracting, _ coordinator: FakeGroupCoordinator,
    permission: any PermissionService = PermissionNotNeeded()
  ) {
    self.init(
      interactor: interactor, coordinator: coordinator, permission: permission, texts: .english)
  }
}

extension Group {
  /// A group of the user's own that says something about itself.
  static let runners = Group(
    id: ID(rawValue: 1), name: "Runners", memberCount: 4,
    about: GroupAbout(description: "We run.\nThen we rest.", place: "Prater"))

  func with(_ picture: ImageData?) -> Group {
    Group(
      id: id, name: name, memberCount: memberCount, category: category, about: about,
      picture: picture)
  }
}

extension RunPlan {
  /// A run on the day after that of the fixed clock.
  static let tomorrow = RunPlan(
    start: Date(timeIntervalSince1970: 33 * 3_600), metres: 12_500, kind: .long)

  /// Returns a run of 1 km that starts a number of hours after the beginning of 1970.
  static func at(hour: Int, metres: Int = 1_000, isPublic: Bool = false) -> RunPlan {
    RunPlan(
      start: Date(timeIntervalSince1970: TimeInterval(hour) * 3_600), metres: metres,
      isPublic: isPublic)
  }
}

extension ImageData {
  /// A picture of 64×48 pixels.
  static let small = ImageData(PickedFile.picture.content)
}

extension PickedFile {
  /// A picture of 64×48 pixels.
  static let picture = PickedFile(
    "team.png",
    content: Data(
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 64, 0, 0, 0, 48]))
  /// A file whose name says that it is a picture, which it is not.
  static let damaged = PickedFile("team.png", content: Data("Runs.".utf8))
  static let text = PickedFile("team.txt", content: Data("Runs.".utf8))
}
