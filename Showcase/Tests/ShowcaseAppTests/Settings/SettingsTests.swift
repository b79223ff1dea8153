import Calcot
import CalcotTesting
import Groups
import GroupsInStyles
import Localization
import Testing

@testable import ShowcaseApp

/// Tests of the settings in the whole app.
@MainActor
@Suite struct SettingsTests {
  private let texts = SettingsTexts(language: .english)

  private func groupsRoot(of showcase: ShowcaseTestApp) -> ScreenID? {
    showcase.app.tree?.screens.first { $0.route == AnyRoute(GroupsRoute.groups(.joined)) }?.id
  }

  @Test(arguments: AppStyle.allCases.filter { $0 != .immutable })
  func `the groups begin anew in the style that is chosen, and work`(_ style: AppStyle) async {
    let showcase = await ShowcaseTestApp.opened("Early Birds")
    let before = groupsRoot(of: showcase)
    await showcase.then { $0.open("/settings") }
    await showcase.then { $0.choose(texts.name(of: style), in: "Style") }
    showcase.app.expect("Style: \(texts.name(of: style))")
    #expect(before != nil && groupsRoot(of: showcase) != before)
    await showcase.then { $0.tap("Groups") }
    showcase.app.expect("My groups", "Early Birds")
    await showcase.then { $0.tap("Early Birds") }
    await showcase.then { $0.tap("Members") }
    await showcase.then { $0.tap("Remove", in: "Ngozi Okonkwo") }
    await showcase.then { $0.tap("Remove") }
    showcase.app.expect("2 members")
  }

  @Test func `the style in use can be chosen again without losing the place`() async {
    let showcase = await ShowcaseTestApp.opened("Early Birds")
    await showcase.then { $0.open("/settings") }
    await showcase.then { $0.choose("Immutable ViewModels", in: "Style") }
    await showcase.then { $0.tap("Groups") }
    showcase.app.expect("Early Birds", "3 members")
  }
}
