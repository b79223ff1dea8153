import Calcot
import CalcotViews
import CalcotWebTesting
import Observation
import Testing
import WebWire

extension WebUse {
  /// Tests that a reload of a page loses nothing that was typed, whatever becomes of its connection.
  @MainActor
  @Suite("A page that is loaded anew")
  struct ReloadTests {
    /// Makes a page take its forms for plain ones before it can connect.
    private static let connectsLate = """
      const later = window.setTimeout
      window.setTimeout = (action, time, ...rest) => {
        if (time !== 3000) return later(action, time, ...rest)
        window.wasLate = true
        queueMicrotask(action)
      }
      """
    private static let losesEvents = "WebSocket.prototype.send = () => {}"

    @Test
    func `a text that no server has received is sent by the next page, however late that connects`()
      async throws
    {
      let account = Account()
      try await visitAccount(account) { browser in
        try await browser.run(Self.losesEvents)
        try await browser.fill("Name", with: "Night Owls")
        try await browser.devTools(
          "Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.connectsLate)])
        try await browser.refresh()
        try await browser.pageIsLive()
        try await browser.wait(until: "window.wasLate")
        try await settles { account.name == "Night Owls" }
        #expect(try await browser.text(in: "Name") == "Night Owls")
      }
    }

    @Test(arguments: [true, false])
    func `a typed text is typed again where the session is unknown`(_ isHeard: Bool) async throws {
      let accounts = Accounts()
      try await visit { visit in
        let browser = visit.browser
        try await visit.open("/")
        if !isHeard { try await browser.run(Self.losesEvents) }
        try await browser.fill("Name", with: "Night Owls")
        if isHeard { try await settles { accounts.made.last?.name == "Night Owls" } }
        let before = accounts.made.count
        try await browser.deleteCookies()
        try await browser.refresh()
        try await browser.pageIsLive()
        try await settles { accounts.made.dropFirst(before).contains { $0.name == "Night Owls" } }
        #expect(try await browser.text(in: "Name") == "Night Owls")
      } app: { _ in
        accounts.app()
      }
    }

    @Test func `a page tells a new session what was typed, also more than a message can have`()
      async throws
    {
      let accounts = Accounts()
      func hasTexts(_ account: Account) -> Bool {
        account.name.count == 20_000 && account.password.count == 20_000
      }
      try await visit { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.run(
          """
          const send = WebSocket.prototype.send
          WebSocket.prototype.send = function (text) { send.call(window.line = this, text) }
          """)
        for label in ["Name", "Password"] {
          try await browser.run(
            """
            const field = document.querySelector(arguments[0])
            field.value = '語'.repeat(20_000)
            field.dispatchEvent(new Event('input', { bubbles: true }))
            """, .string(try await browser.field(label)))
        }
        try await settles { accounts.made.last.map(hasTexts) ?? false }
        let before = accounts.made.count
        try await browser.deleteCookies()
        try await browser.run("window.line.close()")
        try await settles { accounts.made.dropFirst(before).contains(where: hasTexts) }
      } app: { _ in
        accounts.app()
      }
    }

    @Test func `the browser keeps what was typed for the next page, and no secret`() async throws {
      let account = Account()
      try await visitAccount(account) { browser in
        try await browser.run(Self.losesEvents)
        try await browser.fill("Name", with: "Night Owls")
        try await browser.fill("Password", with: "open sesame")
        let address = try await browser.run("return location.origin").string ?? ""
        try await browser.go(to: address + "/calcot/calcot.js")
        let kept = try await browser.run("return sessionStorage.calcot").string ?? ""
        #expect(kept.contains("Night Owls"))
        #expect(!kept.contains("sesame"))
      }
    }

    @Test func `a page out of sight, which may be discarded, keeps the count of what it sends`()
      async throws
    {
      let account = Account()
      try await visitAccount(account) { browser in
        try await browser.click(browser.field("Name"))
        try await browser.run(
          """
          Object.defineProperty(document, "hidden", { get: () => true })
          document.dispatchEvent(new Event("visibilitychange"))
          window.sentBefore = JSON.parse(sessionStorage.calcot)[2]
          document.activeElement.value = "Night Owls"
          document.activeElement.dispatchEvent(new Event("input", { bubbles: true }))
          """)
        try await settles { account.name == "Night Owls" }
        let sent = "return String(JSON.parse(sessionStorage.calcot)[2] - window.sentBefore)"
        #expect(try await browser.run(sent).string == "1")
      }
    }

    @Test func `a text that comes late is shown in a field in which nobody has typed`()
      async throws
    {
      let account = Account()
      try await visitAccount(account) { browser in
        try await browser.click(browser.field("Name"))
        account.name = "Early Birds"
        try await browser.wait(until: "document.activeElement.value == 'Early Birds'")
        try await browser.type("!")
        try await settles { account.name == "Early Birds!" }
      }
    }
  }
}

/// Opens a form whose texts are those of an account.
@MainActor
private func visitAccount(
  _ account: Account, _ body: @MainActor (Browser) async throws -> Void
) async throws {
  try await visit { visit in
    try await visit.open("/")
    try await body(visit.browser)
  } app: { _ in
    CalcotApp(AccountCoordinator(account))
  }
}

/// The accounts of a site, one for each session.
@MainActor
private final class Accounts {
  private(set) var made: [Account] = []

  func app() -> CalcotApp {
    made.append(Account())
    return CalcotApp(AccountCoordinator(made[made.count - 1]))
  }
}

@MainActor @Observable
private final class Account {
  var name = ""
  var password = ""
}

private struct AccountView: SemanticView {
  let viewModel: Account

  var screen: Screen {
    Screen("Account") {
      TextField("Name", text: viewModel.name) { viewModel.name = $0 }
      TextField("Password", text: viewModel.password, role: .password) { viewModel.password = $0 }
    }
  }
}

private enum AccountRoute: Route { case account }

private final class AccountCoordinator: Coordinator {
  let navigation = StackNavigation<AccountRoute>(root: .account)
  private let account: Account

  init(_ account: Account) { self.account = account }

  func calcot(for _: AccountRoute, at place: RoutePlace<AccountRoute>) -> Placed {
    place.screen { Calcot(account, view: AccountView.init) }
  }
}
