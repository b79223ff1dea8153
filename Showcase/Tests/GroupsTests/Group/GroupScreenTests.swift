import Calcot
import CalcotTesting
import GroupsFakes
import Testing

@testable import Groups

@MainActor
@Suite struct GroupScreenTests {
  private func opened(_ name: String = "Sunday Long Run") async -> GroupsApp {
    let groups = GroupsApp()
    await groups.app.settle()
    await groups.then { $0.tap(name) }
    return groups
  }

  @Test func `shows the group with its members by name`() async {
    let groups = await opened()
    #expect(
      groups.app.content?.description == """
        screen "Sunday Long Run"
          toolbar
            button "Refresh"
          secondary "4 members"
          list "Members"
            row "Anna Gruber" plain
              button "Remove" destructive
            row "Núria Puig" plain
              button "Remove" destructive
            row "Zoe\u{308} Straus" plain
              button "Remove" destructive
            row "太郎 山田" plain
              button "Remove" destructive
        """)
  }

  @Test func `shows its name at once, before anything has been read`() async {
    let groups = GroupsApp()
    await groups.app.settle()
    groups.repository.reads.close()
    groups.app.tap("Early Birds")
    groups.app.expect("Early Birds", "3 members", "Loading the members")
    groups.repository.reads.open()
    await groups.app.settle()
    groups.app.expect("Ngozi Okonkwo")
  }

  @Test func `is whole without the value that came along`() async {
    let dependencies = TestDependencies()
    let coordinator = GroupsCoordinator(dependencies: dependencies)
    let app = TestApp(coordinator)
    coordinator.navigation.push(.group(Group.ID(rawValue: 2)))
    await app.settle()
    app.expect("Early Birds", "Ngozi Okonkwo")
  }

  @Test func `removes a member when it is confirmed, and only then`() async {
    let groups = await opened()
    await groups.then { $0.tap("Remove", in: "Anna Gruber") }
    groups.app.expect("Remove Anna Gruber?")
    await groups.then { $0.tap("Keep") }
    groups.app.expect("Anna Gruber", "4 members")
    await groups.then { $0.tap("Remove", in: "Anna Gruber") }
    await groups.then { $0.tap("Remove") }
    groups.app.expectNot("Anna Gruber")
    groups.app.expect("3 members", "Núria Puig")
  }

  @Test func `changes together with the list behind it, in the same turn`() async throws {
    let groups = await opened()
    let tree = try #require(groups.app.tree)
    let running = try #require(groups.app.app)
    let (list, detail) = (tree.layers[0].stack.root.id, tree.layers[0].stack.top.id)
    var seen: [(String, String)] = []
    groups.repository.groupDidChange.add { _ in
      let texts = [list, detail].map { running.content(of: $0)?.description ?? "" }
      seen.append((texts[0], texts[1]))
    }
    _ = try await groups.repository.removeMember(
      Member.ID(rawValue: 1), from: Group.ID(rawValue: 1))
    #expect(seen.count == 1)
    #expect(seen[0].0.contains("row \"Sunday Long Run\" \"3 members\""))
    #expect(seen[0].1.contains("secondary \"3 members\""))
    #expect(!seen[0].1.contains("Anna Gruber"))
  }

  @Test func `says why a member could not be removed, and tries again`() async {
    let groups = await opened()
    groups.repository.failNext(with: .locked)
    await groups.then { $0.tap("Remove", in: "Anna Gruber") }
    await groups.then { $0.tap("Remove") }
    groups.app.expect(GroupRepositoryError.locked.message)
    await groups.then { $0.tap("Try again") }
    groups.app.expectNot("Anna Gruber")
    groups.app.expect("3 members")
  }

  @Test func `gives up when the person does, and changes nothing`() async {
    let groups = await opened()
    groups.repository.failNext(with: .readOnly)
    await groups.then { $0.tap("Remove", in: "Anna Gruber") }
    await groups.then { $0.tap("Remove") }
    await groups.then { $0.tap("OK") }
    groups.app.expect("Anna Gruber", "4 members")
  }

  @Test func `an accepted removal is carried out though the screen is left at once`() async {
    let groups = await opened()
    await groups.then { $0.tap("Remove", in: "Anna Gruber") }
    groups.repository.writes.close()
    await groups.then { $0.tap("Remove") }
    groups.app.back()
    groups.repository.writes.open()
    await groups.app.settle()
    groups.app.expect("Sunday Long Run 3 members")
  }
}
