import Calcot
import CalcotContent
import CommunityDatabaseTesting
import CommunityFakes
import Foundation
import Groups
import Testing

@MainActor
@Suite("Every group repository, asked for what there is to know of a group,")
struct GroupDetailsContractTests {
  private let longRun = Group.ID(rawValue: 1)
  private let nowhere = Group.ID(rawValue: 99)

  @Test(arguments: RepositoryKind.allCases)
  func `keeps a description and a place, and tells of them only when they differ`(
    _ kind: RepositoryKind
  )
    async throws
  {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      let about = GroupAbout(description: "Slow.\nAnd 太郎 leads.", place: "Donauinsel")
      let group = try await repository.describe(longRun, as: about)
      #expect(group.about == about)
      #expect(changes.seen == [.updated(group)])
      #expect(try await repository.group(longRun) == group)
      #expect(try await repository.all().contains(group))
      _ = try await repository.describe(longRun, as: about)
      #expect(changes.seen.count == 1)
      #expect(try await repository.rename(longRun, to: "Stroll").about == about)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `keeps the last picture, which the list has too`(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      #expect(try await repository.group(longRun).picture == nil)
      _ = try await repository.setPicture(ImageData(Data([1, 2])), of: longRun)
      let group = try await repository.setPicture(.small, of: longRun)
      #expect(group.picture == .small)
      #expect(changes.seen.last == .updated(group))
      #expect(try await repository.all().filter { $0.picture != nil } == [group])
      #expect(try await repository.move(longRun, from: .joined, to: .suggested).picture == .small)
      _ = try await repository.move(longRun, from: .suggested, to: .joined)
      #expect(try await repository.setPicture(nil, of: longRun).picture == nil)
      #expect(try await repository.group(longRun).picture == nil)
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `keeps runs in the order of their starts, and tells of a new one`(_ kind: RepositoryKind)
    async throws
  {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      let early = RunPlan(
        start: Date(timeIntervalSince1970: -3_600), metres: 1_234, kind: .race, note: "a\nb",
        isPublic: true)
      let second = try await repository.plan(.evening, for: longRun)
      let first = try await repository.plan(early, for: longRun)
      #expect(second.id != first.id)
      #expect(first.plan == early)
      #expect(try await repository.runs(of: longRun) == [first, second])
      #expect(try await repository.runs(of: Group.ID(rawValue: 2)) == [])
      let group = try await repository.group(longRun)
      #expect(changes.seen == [.runPlanned(second, for: group), .runPlanned(first, for: group)])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `gives a run another plan, and tells of it once`(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let run = try await repository.plan(.evening, for: longRun)
      let changes = Changes(of: repository)
      let plan = RunPlan(
        start: Date(timeIntervalSince1970: 60), metres: 7, kind: .race, note: "a\nb",
        isPublic: true)
      let changed = try await repository.change(run.id, of: longRun, to: plan)
      #expect(changed == Run(id: run.id, plan: plan))
      #expect(try await repository.runs(of: longRun) == [changed])
      _ = try await repository.change(run.id, of: longRun, to: plan)
      let group = try await repository.group(longRun)
      #expect(changes.seen == [.runChanged(changed, of: group)])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `does not replace a plan that somebody else has changed since it was seen`(
    _ kind: RepositoryKind
  ) async throws {
    try await kind.with { repository in
      let run = try await repository.plan(.evening, for: longRun)
      let plans = [7, 8].map { RunPlan(start: Date(timeIntervalSince1970: 60), metres: $0) }
      let now = try await repository.change(run.id, of: longRun, from: .evening, to: plans[0])
      await #expect(throws: GroupRepositoryError.runChanged(now)) {
        try await repository.change(run.id, of: longRun, from: .evening, to: plans[1])
      }
      #expect(
        try await repository.change(run.id, of: longRun, from: .evening, to: plans[0]) == now)
      #expect(try await repository.runs(of: longRun) == [now])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `deletes a run, and restores it as it was, once`(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let run = try await repository.plan(.evening, for: longRun)
      let other = try await repository.plan(.evening, for: longRun)
      let changes = Changes(of: repository)
      #expect(try await repository.delete(run.id, of: longRun) == run)
      #expect(try await repository.runs(of: longRun) == [other])
      let next = try await repository.plan(.evening, for: longRun)
      #expect(next.id != run.id)
      try await repository.restore(run, of: longRun)
      try await repository.restore(run, of: longRun)
      #expect(try await repository.runs(of: longRun) == [run, other, next])
      let group = try await repository.group(longRun)
      #expect(
        changes.seen == [
          .runDeleted(run.id, of: group), .runPlanned(next, for: group),
          .runPlanned(run, for: group),
        ])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `changes and deletes no run of another group, and none that is gone`(
    _ kind: RepositoryKind
  ) async throws {
    try await kind.with { repository in
      let run = try await repository.plan(.evening, for: longRun)
      let changes = Changes(of: repository)
      let other = Group.ID(rawValue: 2)
      for (id, group) in [(run.id, other), (run.id, nowhere), (Run.ID(rawValue: 99), longRun)] {
        await #expect(throws: GroupRepositoryError.notFound) {
          try await repository.change(id, of: group, to: .evening)
        }
        await #expect(throws: GroupRepositoryError.notFound) {
          try await repository.delete(id, of: group)
        }
      }
      await #expect(throws: GroupRepositoryError.notFound) {
        try await repository.restore(run, of: nowhere)
      }
      #expect(changes.seen == [])
      #expect(try await repository.runs(of: longRun) == [run])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `keeps nothing for a group that is not there`(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let changes = Changes(of: repository)
      await #expect(throws: GroupRepositoryError.notFound) {
        try await repository.describe(nowhere, as: GroupAbout(place: "Prater"))
      }
      await #expect(throws: GroupRepositoryError.notFound) {
        try await repository.setPicture(.small, of: nowhere)
      }
      await #expect(throws: GroupRepositoryError.notFound) {
        try await repository.plan(.evening, for: nowhere)
      }
      await #expect(throws: GroupRepositoryError.notFound) {
        try await repository.runs(of: nowhere)
      }
      #expect(changes.seen == [])
    }
  }

  @Test(arguments: RepositoryKind.allCases)
  func `carries a change out though its task is cancelled`(_ kind: RepositoryKind) async throws {
    try await kind.with { repository in
      let change = Task { try await repository.plan(.evening, for: longRun) }
      change.cancel()
      let run = try await change.value
      #expect(try await repository.runs(of: longRun) == [run])
    }
  }
}

extension RunPlan {
  /// A run on the evening of the first of January 1970.
  static let evening = RunPlan(
    start: Date(timeIntervalSince1970: 19 * 3_600), metres: 5_000, kind: .intervals)
}

extension ImageData {
  /// The header of a picture of 64×48 pixels.
  static let small = ImageData(
    Data(
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 64, 0, 0, 0, 48]))
}
