import Calcot
import CalcotTesting
import CommunityFakes
import Groups
import Localization
import Testing
import UIKit

@MainActor
@Suite("Groups, in UIKit's own tables")
struct GroupsOnUIKitTests {
  let phone = PhoneApp()

  @Test func `lists the groups, and what can be done with them`() async throws {
    await phone.settle()
    #expect(phone.title == "My groups")
    #expect(
      try phone.table.rows
        == ["Early Birds 3 members", "Sunday Long Run 4 members", "皇居ランニングクラブ 1 member"])
    #expect(try phone.table.footers == ["3 groups · Updated at 14:05"])
    #expect(try phone.table.barButtons == ["New group", "Invitations", "Suggestions"])
  }

  @Test func `opens a group, and goes back`() async throws {
    await phone.settle()
    #expect(try phone.table.tap("Early Birds"))
    await phone.settle()
    #expect(phone.title == "Early Birds")
    #expect(
      try phone.table.rows == [
        "3 members · Prater Hauptallee", "We meet when the sun does.\nCoffee afterwards.",
        "Next run: 4 Jan 1970 at 06:00 · Long · 18 km", "Members",
        "This week 10.5 km · 2.5 km more than last week",
        "4 Jan 1970 at 06:00 Long · 18 km · Bring a lamp. · Public", "Plan a run",
        "10 Nov 0 km", "17 Nov 0 km", "24 Nov 0 km", "1 Dec 0 km", "8 Dec 0 km", "15 Dec 0 km",
        "22 Dec 8 km", "29 Dec 10.5 km",
        "About the group", "Choose picture", "Rename", "Leave",
      ])
    #expect(phone.person.tapBack())
    await phone.settle()
    #expect(phone.title == "My groups")
    #expect(phone.app.tree.visible?.route == AnyRoute(GroupsRoute.groups(.joined)))
  }

  @Test func `finds groups by a part of their name`() async throws {
    await phone.settle()
    #expect(try phone.table.search(for: "sunday"))
    await phone.settle()
    #expect(try phone.table.rows == ["Sunday Long Run 4 members"])
    #expect(try phone.table.search(for: "nobody"))
    await phone.settle()
    #expect(try phone.table.rows == ["No group has that in its name."])
  }

  @Test func `says why groups cannot be read, and tries again`() async throws {
    // NB: the other tab and the badge load, too.
    for _ in 0..<3 { phone.community.failNext(with: .locked) }
    await phone.settle()
    #expect(
      try phone.table.rows == [GroupRepositoryError.locked.message(in: .english) + " Try again"])
    #expect(try phone.table.tap("Try again"))
    await phone.settle()
    #expect(try phone.table.rows.count == 3)
  }

  @Test func `spins while it is pulled down, until the groups are there`() async throws {
    await phone.settle()
    phone.community.reads.close()
    #expect(try phone.table.pullDown())
    await phone.settle()
    #expect(try phone.table.isRefreshing)
    #expect(try phone.table.rows.count == 3)
    phone.community.reads.open()
    await phone.settle()
    #expect(try !phone.table.isRefreshing)
  }

  @Test func `is given a new ViewModel when a group is made elsewhere`() async throws {
    await phone.settle()
    _ = try await InMemoryGroupRepository(phone.community).createGroup(named: "Night Owls")
    await phone.settle()
    #expect(try phone.table.rows.contains("Night Owls 0 members"))
  }

  @Test func `deletes a planned run by a swipe`() async throws {
    await phone.settle()
    #expect(try phone.table.tap("Early Birds"))
    await phone.settle()
    #expect(try phone.table.swipe("4 Jan 1970 at 06:00", action: "Delete"))
    await phone.settle()
    #expect(phone.person.tapAlert("Delete"))
    await phone.settle()
    #expect(try phone.table.rows.contains("No run is planned."))
  }

  @Test func `follows a change of language`() async throws {
    await phone.settle()
    phone.region.language = .german
    await phone.settle()
    #expect(phone.title == "Meine Gruppen")
    #expect(try phone.table.barButtons == ["Neue Gruppe", "Einladungen", "Vorschläge"])
    #expect(
      phone.person.navigation?.topViewController?.navigationItem.searchController?.searchBar
        .placeholder == "Teil eines Namens")
  }

  @Test func `leaves a group when that is confirmed`() async throws {
    await phone.settle()
    #expect(try phone.table.tap("Early Birds"))
    await phone.settle()
    #expect(try phone.table.tap("Leave"))
    await phone.settle()
    #expect(phone.person.tapAlert("Leave"))
    await phone.settle()
    #expect(try phone.table.rows.last == "Join")
  }

  @Test func `takes out a member by a swipe`() async throws {
    await phone.settle()
    #expect(try phone.table.tap("皇居ランニングクラブ"))
    await phone.settle()
    #expect(try phone.table.tap("Members"))
    await phone.settle()
    #expect(try phone.table.rows == ["太郎 山田"])
    #expect(try phone.table.swipe("太郎 山田", action: "Remove"))
    await phone.settle()
    #expect(phone.person.tapAlert("Remove"))
    await phone.settle()
    #expect(try phone.table.rows == ["Nobody is in this group yet."])
  }
}

@MainActor
@Suite("A long list, in UIKit's own tables")
struct LongListOnUIKitTests {
  @Test func `loads the rows that are looked at`() async throws {
    let phone = PhoneApp(InMemoryCommunity(seed: .many(3_000)))
    await phone.settle()
    #expect(try phone.table.rowCount == 3_000)
    #expect(try phone.table.rows.first == "Group 00000 0 members")
    try phone.table.scroll(to: 2_000)
    #expect(try phone.table.rows.first == "…")
    await phone.settle()
    #expect(try phone.table.rows.first == "Group 02000 0 members")
    try phone.table.scroll(to: 10)
    await phone.settle()
    #expect(try phone.table.rows.first == "Group 00010 0 members")
  }

  @Test func `keeps the rows that are seen when it is pulled down far from where it read last`()
    async throws
  {
    let phone = PhoneApp(InMemoryCommunity(seed: .many(3_000)))
    await phone.settle()
    try phone.table.scroll(to: 2_000)
    await phone.settle()
    try phone.table.scroll(to: 0)
    await phone.settle()
    #expect(try phone.table.pullDown())
    await phone.settle()
    #expect(try phone.table.rows.first == "Group 00000 0 members")
  }
}

extension GroupSeed {
  static func many(_ count: Int) -> GroupSeed {
    let names = (0..<count).map { number in
      let digits = String(number)
      return "Group " + String(repeating: "0", count: 5 - digits.count) + digits
    }
    return GroupSeed(people: [], groups: names.map { Entry($0, members: []) })
  }
}
