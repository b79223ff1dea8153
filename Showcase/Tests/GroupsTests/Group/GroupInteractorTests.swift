import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Foundation
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupInteractorTests {
  let dependencies = TestDependencies()

  private func interactor(_ id: Int64 = 1, known: Group? = nil) -> GroupInteractor {
    GroupInteractor(
      id: Group.ID(rawValue: id), known: known, repository: dependencies.groupRepository)
  }

  @Test func `knows the group that the screen before passed on, and then the stored one`() async {
    let interactor = interactor(known: .named("Runners"))
    #expect(interactor.groupDetail.group?.name == "Runners")
    #expect(interactor.groupDetail.loading == .loading)
    await interactor.fetchGroup()
    #expect(interactor.groupDetail.group?.name == "Sunday Long Run")
    #expect(interactor.groupDetail.loading == .loaded)
  }

  @Test func `says that there is no such group`() async {
    let interactor = interactor(99)
    await interactor.fetchGroup()
    #expect(interactor.groupDetail.loading == .failed(.notFound))
  }

  @Test func `takes a stored change of its own group, and of no other`() async throws {
    let interactor = interactor()
    await interactor.fetchGroup()
    _ = try await dependencies.groupRepository.rename(Group.ID(rawValue: 2), to: "Late Birds")
    #expect(interactor.groupDetail.group?.name == "Sunday Long Run")
    _ = try await dependencies.groupRepository.rename(Group.ID(rawValue: 1), to: "Stroll")
    #expect(interactor.groupDetail.group?.name == "Stroll")
  }

  @Test func `moves the group, and throws if it is no longer in the list from which it is moved`()
    async throws
  {
    let interactor = interactor()
    let moved = try await interactor.move(from: .joined, to: .suggested)
    #expect(moved.category == .suggested)
    await #expect(throws: GroupRepositoryError.moved(.suggested)) {
      try await interactor.move(from: .joined, to: .suggested)
    }
  }

  @Test func `has a planned run once that it has read before it hears of it`() async throws {
    let interactor = interactor()
    let id = interactor.groupDetail.id
    let plan = RunPlan(start: .distantFuture, metres: 5_000)
    let run = try await dependencies.groupRepository.plan(plan, for: id)
    await interactor.fetchGroup()
    let group = try #require(interactor.groupDetail.group)
    // NB: as a store that is read between the change and the notification.
    dependencies.groupRepository.groupDidChange.notify(.runPlanned(run, for: group))
    #expect(interactor.groupDetail.runs == [run])
  }

  @Test func `reads again when anything may have changed`() async {
    let interactor = interactor()
    await interactor.fetchGroup()
    dependencies.community.replaceEverything(
      with: GroupSeed(people: [], groups: [.init("Elsewhere", members: [])]))
    await interactor.follow(.everything)
    #expect(interactor.groupDetail.group?.name == "Elsewhere")
  }

  @Test(arguments: [nil, GroupRepositoryError.locked])
  func `has what was read last, though an older reading comes after it, or fails`(
    _ failure: GroupRepositoryError?
  ) async {
    let groups = RecordingGroups(dependencies.groupRepository)
    let interactor = GroupInteractor(id: Group.ID(rawValue: 1), known: nil, repository: groups)
    let gate = Gate(isOpen: false)
    groups.groupGate = gate
    failure.map(dependencies.community.failNext)
    let older = Task { await interactor.fetchGroup() }
    await gate.untilWaiting(1)
    groups.groupGate = nil
    dependencies.community.replaceEverything(
      with: GroupSeed(people: [], groups: [.init("Elsewhere", members: [])]))
    await interactor.follow(.everything)
    gate.open()
    await older.value
    #expect(interactor.groupDetail.group?.name == "Elsewhere")
    #expect(interactor.groupDetail.loading == .loaded)
  }

  @Test func `has a run as soon as it is planned, and a picture as soon as it is set`() async throws
  {
    let interactor = interactor()
    await interactor.fetchGroup()
    #expect(interactor.groupDetail.runs == [])
    let run = try await dependencies.groupRepository.plan(
      .tomorrow, for: interactor.groupDetail.id)
    #expect(interactor.groupDetail.runs == [run])
    try await interactor.setPicture(.small)
    #expect(interactor.groupDetail.group?.picture == .small)
  }

  @Test func `has another plan of a run as soon as it is stored, and no run that is deleted`()
    async throws
  {
    let (interactor, repository) = (interactor(), dependencies.groupRepository)
    await interactor.fetchGroup()
    let id = interactor.groupDetail.id
    let run = try await repository.plan(.tomorrow, for: id)
    let other = try await repository.plan(.at(hour: 50), for: id)
    let changed = try await repository.change(run.id, of: id, to: .at(hour: 40))
    #expect(interactor.groupDetail.runs == [changed, other])
    #expect(try await interactor.delete(run.id) == changed)
    #expect(interactor.groupDetail.runs == [other])
    try await interactor.restoreRun(changed)
    #expect(interactor.groupDetail.runs == [other, changed])
  }

  @Test func `restores a removed picture, though the Interactor itself is gone`() async throws {
    var interactor: GroupInteractor? = interactor()
    let restore = try #require(interactor?.restorePicture)
    interactor = nil
    try await restore(.small)
    let group = try await dependencies.groupRepository.group(Group.ID(rawValue: 1))
    #expect(group.picture == .small)
  }
}
