import Calcot
import CalcotContent
import CalcotWebTesting
import Testing

extension WebUse {
  /// Tests of permissions and refusals.
  @MainActor
  @Suite("Safety")
  struct SafetyTests {
    @Test func `a page has a policy that allows its own files alone`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        let policy = try await browser.runUntilCalled(
          "fetch('/groups').then(page => arguments[0](page.headers.get('content-security-policy')))"
        ).string
        let parts = Set((policy ?? "").split(separator: "; ").map(String.init))
        #expect(
          parts.isSuperset(of: [
            "default-src 'none'", "script-src 'self'", "style-src 'self'", "form-action 'self'",
            "base-uri 'none'", "frame-ancestors 'none'",
          ]))
        #expect(policy?.contains("unsafe") == false)
      }
    }

    @Test func `a form needs the token of the browser that sends it`() async throws {
      try await visitShowcase { visit in
        let browser = visit.browser
        try await visit.open("/groups")
        let token = try await browser.token
        let press = "do+a+3%2Ftoolbar%2FNew+group="
        for body in [press, press + "&token=", press + "&token=" + String(token.reversed())] {
          #expect(try await browser.post(body) == 403)
        }
        #expect(try await browser.post(press + "&token=" + token) == 200)
        try await browser.deleteCookies()
        #expect(try await browser.post(press + "&token=" + token) == 403)
        #expect(visit.site.log.refusals.count == 4)
      }
    }

    @Test func `a form or a connection of another site is refused, though it has the cookie`()
      async throws
    {
      try await visitShowcase { visit in
        let (browser, address) = (visit.browser, visit.site.address)
        try await visit.open("/groups")
        let token = try await browser.token
        // NB: another port is another origin, but the same site for cookies.
        let other = try await ServedSite { _ in CalcotApp(BenchCoordinator(Bench())) }
        try await browser.devTools("Page.enable")
        try await browser.devTools("Page.setBypassCSP", ["enabled": true])
        try await browser.go(to: other.address)
        try await browser.refuses(formAndConnectionTo: address, token: token)
        try await browser.devTools("Page.setBypassCSP", ["enabled": false])
        try await other.stop()
        #expect(
          visit.site.log.refusals == [" a connection from elsewhere", " a form from elsewhere"])
      }
    }

    @Test func `a control that is not there, covered or disabled does nothing`() async throws {
      let bench = Bench()
      bench.isEnabled = false
      bench.rows = [BenchRow(id: "a", title: "A")]
      try await visitBench(bench) { visit in
        let browser = visit.browser
        try await visit.open("/")
        let screen =
          try await browser.run(
            "return document.querySelector('.screen').id"
          ).string ?? ""
        let forged = [
          "a \(screen)/body/none", "a 99/body/Count", "a \(screen)/body/Count",
          "a \(screen)/toolbar/Count", "s \(screen)/body/Count", "b \(screen)", "b 99", "d 1 1",
          "d 99 99", "c 0 99", "t 99 \(screen)", "t 0 99", "m 99",
          "a \(screen)/body/section/list/none/Delete",
          "v \(screen) none", "w \(screen) none", "o /no/such/place", "o javascript:alert(1)",
          "h 99", "h -1", "r 0 999999999999999 \(screen)/body/section/list",
          "r 5 9 \(screen)/body/none",
        ]
        for action in forged {
          try await browser.forge(action)
          try await browser.pageIsLive()
        }
        bench.above = ["Still here"]
        try await browser.page(contains: "Still here", "0 clicks")
        #expect(bench.clicks == 0)
        #expect(bench.submitted == [])
        #expect(bench.rows.count == 1)
        try await settles { visit.site.log.refusals.count >= 15 }
        bench.isEnabled = true
        try await browser.use("Count")
        try await browser.page(contains: "1 clicks")
        try await browser.use("Delete", in: "A")
        try await settles { bench.rows.isEmpty }
      }
    }

    /// Messages that no page sends.
    private static let messages = [
      "[1,0,\"zzz\"]", "[\"1\",0,\"b 1\"]", "[1,0,7]", "[1,0,{}]",
      "[1,0,\"e 1/body/x\",[]]",
      "[2,0,\"b 1\"]", "[-1,0,\"b 1\"]", "[99999999999999999999,0,\"b 1\"]", "{}", "[", "", "null",
      "[1,0,\"r 0 9223372036854775807 1/body/list\"]", "[1,0,\"h 9223372036854775807\"]",
      "[1,0,\"a 1\"]", "[1,0,\"r 9 1 1/body/list\"]", "[1,0,\"b 1\",\"x\",\"y\"]",
    ]

    @Test func `a message that no page sends ends its connection`() async throws {
      let bench = Bench()
      try await visitBench(bench) { visit in
        let browser = visit.browser
        try await visit.open("/")
        for (count, message) in Self.messages.enumerated() {
          let code = try await browser.runUntilCalled(
            """
            const socket = new WebSocket(document.body.dataset.live), [message, done] = arguments
            socket.onopen = () => socket.send(JSON.stringify({
              v: 1, s: null, p: 0, u: '/', k: null, i: null, n: false, f: [] }))
            let isGreeted
            socket.onmessage = () => {
              if (isGreeted) return
              isGreeted = true
              socket.send(message)
            }
            socket.onclose = ({ code }) => done(code)
            """, .string(message))
          #expect(code == 4003, "\(message)")
          #expect(visit.site.log.refusals.count == count + 1, "\(message)")
        }
        try await browser.use("Count")
        try await browser.page(contains: "1 clicks")
      }
    }
  }
}

extension Browser {
  /// The token that proves that a form of the page was made for this browser.
  fileprivate var token: String {
    get async throws {
      try await run("return document.querySelector('[name=token]').value").string ?? ""
    }
  }

  /// Makes the page, which belongs to another site, connect to a site and send it a form.
  fileprivate func refuses(formAndConnectionTo site: String, token: String) async throws {
    let socket = site.replacing("http", with: "ws", maxReplacements: 1) + "/calcot/live"
    let isOpen = try await runUntilCalled(
      """
      const socket = new WebSocket(arguments[0]), done = arguments[1]
      socket.onopen = () => done(true)
      socket.onerror = () => done(false)
      """, .string(socket))
    #expect(isOpen == false)
    try await run(
      """
      const form = document.createElement('form')
      form.method = 'post'
      form.action = arguments[0]
      for (const [name, value] of [['token', arguments[1]], ['do a 3/toolbar/New group', '']]) {
        form.append(Object.assign(document.createElement('input'), { name, value }))
      }
      document.body.append(form)
      form.submit()
      """, .string(site + "/groups"), .string(token))
    try await page(contains: "This form is too old")
  }

  /// Sends a form to the page's address as its own script would. Returns the status of the
  /// response.
  fileprivate func post(_ body: String) async throws -> Int? {
    try await runUntilCalled(
      """
      fetch(location.href, { method: 'POST', body: arguments[0],
        headers: { 'content-type': 'application/x-www-form-urlencoded' } })
        .then(answer => arguments[1](answer.status))
      """, .string(body)
    ).int
  }

  /// Makes the page send an action that none of its controls has.
  fileprivate func forge(_ action: String) async throws {
    try await run(
      """
      const button = document.querySelector('.screen form')
        .appendChild(Object.assign(document.createElement('button'), { name: 'do ' + arguments[0] }))
      button.click()
      button.remove()
      """, .string(action))
  }
}
