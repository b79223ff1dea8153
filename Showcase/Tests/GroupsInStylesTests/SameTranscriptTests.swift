import Calcot
import CalcotContent
import CalcotTesting
import CommunityFakes
import Groups
import GroupsInStyles
import ShowcaseAppTesting
import Testing

/// Tests that compare transcripts of one visit to the list of groups and to a group's members: the
/// readable text and the host's operations, step by step.
@MainActor
@Suite struct SameTranscriptTests {
  private typealias Step = (name: String, act: @MainActor (StyledApp) -> Void)

  private static let visit: [Step] = [
    ("searches", { $0.app.fill("Search", with: "row") }),
    ("finds nothing", { $0.app.fill("Search", with: "zzz") }),
    ("searches for all again", { $0.app.fill("Search", with: "") }),
    ("goes to another category", { $0.app.tap("Suggestions") }),
    ("comes back from there", { $0.app.back() }),
    ("begins a new group", { $0.app.tap("New group") }),
    ("types its name", { $0.app.type("Night Owls", into: "Name") }),
    ("saves it", { $0.app.tap("Save") }),
    ("while groups cannot be read", { $0.community.failNext(with: .locked) }),
    ("refreshes the groups", { $0.app.tap("Refresh") }),
    ("reads the groups again", { $0.app.tap("Try again") }),
    ("opens a group", { $0.app.tap("Crowd") }),
    ("opens the members", { $0.app.tap("Members") }),
    ("goes far down", { $0.app.show(200..<230) }),
    ("while pages cannot be read", { $0.community.failNext(with: .diskFull) }),
    ("goes further down", { $0.app.show(320..<350) }),
    ("tries again", { $0.app.tap("Try again") }),
    ("asks to remove one", { $0.app.tap("Remove", in: "Runner 00321") }),
    ("keeps them", { $0.app.tap("Keep") }),
    ("asks again", { $0.app.tap("Remove", in: "Runner 00321") }),
    ("while the store is locked", { $0.community.failNext(with: .locked) }),
    ("confirms", { $0.app.tap("Remove") }),
    ("tries once more", { $0.app.tap("Try again") }),
    ("refreshes", { $0.app.tap("Refresh", in: "Crowd") }),
    ("opens another one", { $0.app.tap("Runner 00322") }),
    ("goes back", { $0.app.back() }),
    ("goes to the top", { $0.app.show(0..<30) }),
    ("leaves", { $0.app.back() }),
  ]

  private struct Moment: Equatable {
    let step: String
    let isSettled: Bool
    let text: String
    let content: ScreenContent?
  }

  private func transcript(of style: AppStyle) async -> [Moment] {
    let groups = await StyledApp.opened(style, seed: .crowd(of: 400))
    var moments: [Moment] = []
    for step in Self.visit {
      step.act(groups)
      moments.append(moment(step.name, of: groups, isSettled: false))
      await groups.app.settle()
      moments.append(moment(step.name, of: groups, isSettled: true))
    }
    return moments
  }

  private func moment(_ step: String, of groups: StyledApp, isSettled: Bool) -> Moment {
    Moment(step: step, isSettled: isSettled, text: groups.app.text, content: groups.app.content)
  }

  /// Returns whether a moment may differ: a button bound to an action is disabled in the turn of
  /// the tap, the others when their work has begun.
  private func isDifferent(_ moment: Moment, in style: AppStyle) -> Bool {
    style == .streams && ["tries again", "reads the groups again"].contains(moment.step)
      && !moment.isSettled
  }

  @Test(arguments: AppStyle.allCases.filter { $0 != .immutable })
  func `a style shows and tells the host the same as immutable ViewModels`(_ style: AppStyle) async
  {
    let (expected, seen) = (await transcript(of: .immutable), await transcript(of: style))
    #expect(expected.count == Self.visit.count * 2)
    for (one, other) in zip(expected, seen) {
      #expect((one == other) != isDifferent(one, in: style), "\(one.step)")
    }
    #expect(expected.contains { $0.text.contains("399 members") })
    #expect(expected.contains { $0.content?.description.contains("rows") == true })
  }
}
