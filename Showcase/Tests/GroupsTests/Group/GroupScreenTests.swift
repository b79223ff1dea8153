import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Localization
import ShowcaseAppTesting
import Testing

@testable import Groups

@MainActor
@Suite struct GroupScreenTests {
  @Test func `shows the group and what can be done with it`() async {
    let groups = await GroupsApp.opened("Sunday Long Run")
    #expect(
      groups.app.content?.description == """
        screen "Sunday Long Run"
          toolbar
            button "Refresh" refresh
          row "Sunday Long Run" "4 members" avatar initials SR hero plain
            button "Plan a run" symbol run
            button "About the group" symbol edit
            button "Choose picture" symbol photo
            button "Rename" symbol tag
          row "Members" icon symbol people
          section "Runs"
            secondary "No run is planned."
          button "Leave" destructive
        """)
  }

  @Test func `shows what the group says about itself, and its runs`() async {
    let groups = await GroupsApp.opened("Early Birds")
    let days = /\n {4}section "\w{3} \d+"(?=\n {4}section|\n {2}\w)/
    #expect(
      groups.app.content?.description.replacing(days, with: "") == """
        screen "Early Birds"
          toolbar
            button "Refresh" refresh
          row "Early Birds" "3 members · Prater Hauptallee\nWe meet when the sun does.\n\
        Coffee afterwards." avatar initials EB hero plain
            button "Plan a run" symbol run
            button "About the group" symbol edit
            button "Choose picture" symbol photo
            button "Rename" symbol tag
          row "Next run: 4 Jan 1970 at 06:00 · Long · 18 km" icon symbol calendar plain
          row "Members" icon symbol people
          section "Runs"
            metric "This week" "10.5 km" up "2.5 km more than last week"
            chart "Distance per week" bars 10 Nov 0 km, 17 Nov 0 km, 24 Nov 0 km, 1 Dec 0 km, \
        8 Dec 0 km, 15 Dec 0 km, 22 Dec 8 km, 29 Dec 10.5 km
            list
              row "4 Jan 1970 at 06:00" "Long · 18 km · Bring a lamp." badge "Public"
                button "Delete" symbol delete destructive
          heading "January 1970"
          month from 3 today 0
            section "Sun 4"
              row "18 km" "06:00" color 3
          button "Leave" destructive
        """)
  }

  @Test func `shows its name at once, before anything has been read`() async {
    let groups = await GroupsApp.opened()
    groups.community.reads.close()
    await groups.app.tap("Early Birds")
    groups.app.expect("Early Birds", "3 members")
    groups.app.expectNot("Loading the group")
  }

  @Test func `reads the whole group if the screen before has passed none on`() async {
    let groups = await GroupsApp.opened()
    groups.community.reads.close()
    groups.coordinator.navigation.push(.group(Group.ID(rawValue: 2)))
    await groups.app.settle()
    groups.app.expect("Loading the group")
    groups.community.reads.open()
    await groups.app.settle()
    groups.app.expect("Early Birds", "3 members")
    groups.app.expectNot("Loading the group")
  }

  @Test func `says that a group is no longer there`() async {
    let groups = await GroupsApp.opened()
    groups.coordinator.navigation.push(.group(Group.ID(rawValue: 99)))
    await groups.app.settle()
    groups.app.expect(GroupRepositoryError.notFound.message(in: .english))
  }

  @Test func `changes together with the list behind it, in the same turn`() async throws {
    let groups = await GroupsApp.opened("Sunday Long Run")
    let tree = try #require(groups.app.tree)
    let running = try #require(groups.app.app)
    let (list, detail) = (tree.layers[0].stack.root.id, tree.layers[0].stack.top.id)
    var seen: [(String, String)] = []
    groups.repository.groupDidChange.add { _ in
      let texts = [list, detail].map { running.content(of: $0)?.description ?? "" }
      seen.append((texts[0], texts[1]))
    }
    let id = Group.ID(rawValue: 1)
    _ = try await groups.repository.removeMember(Member.ID(rawValue: 1), from: id)
    _ = try await groups.repository.rename(id, to: "Sunday Stroll")
    #expect(seen.count == 2)
    #expect(seen[0].0.contains("row \"Sunday Long Run\" \"3 members\""))
    #expect(seen[0].1.contains("row \"Sunday Long Run\" \"3 members\""))
    #expect(seen[1].0.contains("row \"Sunday Stroll\" \"3 members\""))
    #expect(seen[1].1.contains("screen \"Sunday Stroll\""))
  }

  @Test func `changes by itself when another process has changed everything`() async {
    let groups = await GroupsApp.opened("Sunday Long Run")
    groups.community.replaceEverything(
      with: GroupSeed(
        people: [], groups: [.init("Elsewhere", members: [], category: .suggested)]))
    await groups.app.settle()
    groups.app.expect("Elsewhere", "0 members", "[Join]")
  }
}
