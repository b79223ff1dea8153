import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Testing

@MainActor
@Suite struct PermissionHandlerTests {
  private let router = RecordingRouter()
  private let texts = PermissionTexts(
    why: Question("For photos", action: "Go on", cancel: "Not now"),
    howToAllow: Question("In the settings", action: "Settings", cancel: "Close"))

  /// Asks for the permission; returns the result and the number of system prompts.
  private func ask(
    _ status: PermissionStatus, allows: Bool = true
  ) async -> (result: PermissionResult, asked: Int) {
    let system = FakePermissionService()
    (system.statusReturns, system.requestReturns) = (status, allows)
    let result = await PermissionHandler(router: router, service: system, texts: texts).ask()
    return (result, system.requestCalls)
  }

  @Test func `asks the user nothing when the permission is granted`() async {
    #expect(await ask(.granted) == (.granted, 0))
    #expect(router.calls == [])
  }

  @Test(arguments: [(true, PermissionResult.granted), (false, .denied)])
  func `says why before the system asks`(_ allows: Bool, _ result: PermissionResult) async {
    router.confirms = [true]
    #expect(await ask(.undetermined, allows: allows) == (result, 1))
    #expect(router.calls == [.confirm("For photos")])
  }

  @Test func `saves the system's only question for when the user wants it`() async {
    #expect(await ask(.undetermined) == (.postponed, 0))
  }

  @Test func `leads to the settings when the permission was denied before`() async {
    #expect(await ask(.denied) == (.denied, 0))
    #expect(router.calls == [.confirm("In the settings")])
    router.confirms = [true, true]
    #expect(await ask(.denied) == (.openedSettings, 0))
    #expect(router.calls.last == .open("app-settings:"))
    router.outcome = .refused(.hostCannot(.open, host: "test"))
    #expect(await ask(.denied) == (.denied, 0))
  }

  @Test func `asks nobody for what needs no permission`() async {
    let service = PermissionNotNeeded()
    let result = await PermissionHandler(router: router, service: service, texts: texts).ask()
    #expect(result == .granted)
    #expect(await service.request())
    #expect(router.calls == [])
  }

  @Test func `has an address of the settings that a host may open`() throws {
    #expect(try WebAddress(texts.settings).text == "app-settings:")
  }
}
