import Calcot
import CalcotContent
import CalcotViews
import CalcotWeb
import CalcotWebTesting

/// A browser without script at a site: it keeps its cookie, follows redirects, and holds the page
/// of the last response.
@MainActor
final class SiteVisit {
  /// The site; another one stands for another server of it.
  var site: WebSite
  /// The cookies of the browser by name, each with it.
  private(set) var cookies: [String: String] = [:]
  private(set) var target = "/"
  private(set) var response = WebResponse(status: 0)
  private(set) var page = PageNode.empty
  /// Additional headers of the browser, such as its language.
  var headers: [WebHeader] = []
  var origin: String? = "http://localhost:8080"
  /// The address of the browser.
  var address = ""

  init(_ site: WebSite) { self.site = site }

  convenience init(_ app: @escaping @MainActor (WebSession) -> CalcotApp) {
    self.init(WebSite(app: app))
  }

  /// The cookie with the identity of the browser.
  var cookie: String? { cookies["calcot"] }

  func go(_ target: String) async throws {
    self.target = target
    try await take(await site.respond(to: request("GET", target)))
  }

  /// Uses the button with a label, with all fields of its form.
  func press(_ label: String, typing texts: [String: String] = [:]) async throws {
    try await take(await site.respond(to: form(pressing: label, typing: texts)))
  }

  /// Returns the request that the button with a label sends, with all fields of its form.
  func form(pressing label: String, typing texts: [String: String] = [:]) throws -> WebRequest {
    guard
      let button = page.all.first(where: {
        $0.tag == "button" && ($0.text == label || $0.first { $0.text == label } != nil)
          && $0.isReachable
      })
    else { throw NoSuchButton(description: "\(label) in:\n\(page.text)") }
    return request(sending: fields(of: button, typing: texts))
  }

  /// Returns the field with a path, on whatever screen.
  func field(at path: String) -> PageNode? {
    page.all.first {
      let name = $0.attributes["name"] ?? ""
      return name.first?.isNumber == true && name.hasSuffix("/\(path)")
    }
  }

  /// Follows the link of a row.
  func follow(_ title: String) async throws {
    let link = page.all.first { $0.tag == "a" && $0.first { $0.text == title } != nil }
    guard let address = link?.attributes["href"] else { throw NoSuchButton(description: title) }
    try await go(address)
  }

  /// Presses Enter in a field, which uses the first button of the form.
  func enter(_ name: String, typing text: String) async throws {
    let input = page.all.first { $0.attributes["name"] == name }
    guard let form = input?.form, let button = form.first(where: { $0.tag == "button" }) else {
      throw NoSuchButton(description: name)
    }
    try await post(fields(of: button, typing: [name: text]))
  }

  private func fields(
    of button: PageNode, typing texts: [String: String]
  ) -> [(String, String)] {
    for (name, text) in texts { page.field(named: name)?.hold(text) }
    let named = button.attributes["form"].flatMap { page.node($0) }
    let fields = (named ?? button.form)?.sentFields ?? []
    return fields + [(button.attributes["name"] ?? "", "")]
  }

  func post(_ fields: [(String, String)]) async throws {
    try await take(await site.respond(to: request(sending: fields)))
  }

  private func request(sending fields: [(String, String)]) -> WebRequest {
    var request = request("POST", target)
    request.body = Array(
      fields.map { "\(Self.escaped($0.0))=\(Self.escaped($0.1))" }.joined(separator: "&").utf8)
    return request
  }

  /// Selects files in the page's offer and uploads them.
  ///
  /// - Parameter change: Changes the request that a browser would send.
  func upload(
    _ files: [PickedFile], _ change: (inout WebRequest) -> Void = { _ in }
  ) async throws {
    let form = page.first { $0.tag == "form" && $0.attributes["enctype"] != nil }
    guard let form, let action = form.attributes["action"] else {
      throw NoSuchButton(description: "an upload in:\n\(page.text)")
    }
    let hidden = form.all.filter { $0.attributes["type"] == "hidden" }
    let body = UploadBody(
      fields: hidden.map { ($0.attributes["name"] ?? "", $0.attributes["value"] ?? "") },
      files: files)
    var request = request("POST", action)
    request.headers.append(WebHeader("Content-Type", body.contentType))
    request.body = body.bytes
    change(&request)
    try await send(request)
  }

  /// Sends a request as a server passes it on: its body is not read unless it is admitted.
  func send(_ request: WebRequest) async throws {
    var request = request
    request.headers.append(WebHeader("Content-Length", "\(request.body.count)"))
    switch site.bodyAdmission(of: request) {
    case .refused(let response): try await take(response)
    case .accepted(let room):
      defer { withExtendedLifetime(room) {} }
      try await take(await site.respond(to: request))
    }
  }

  /// Returns the address of a link on the page.
  func address(of label: String) -> String? {
    page.first { $0.tag == "a" && $0.text == label }?.attributes["href"]
  }

  /// Returns the value of a hidden field of the page's forms.
  func hidden(_ name: String) -> String? {
    page.all.first { $0.attributes["name"] == name }?.attributes["value"]
  }

  func request(_ method: String, _ target: String) -> WebRequest {
    var headers = headers + [WebHeader("Host", "localhost:8080")]
    if !cookies.isEmpty {
      let cookies = ["other=1"] + cookies.sorted { $0.key < $1.key }.map(\.value)
      headers.append(WebHeader("Cookie", cookies.joined(separator: "; ")))
    }
    if method == "POST", let origin { headers.append(WebHeader("Origin", origin)) }
    return WebRequest(method: method, target: target, headers: headers, address: address)
  }

  /// Takes a response as a browser does: keeps its cookies, follows its redirect, and shows its page.
  func take(_ response: WebResponse) async throws {
    for set in response.headers where set.name == "Set-Cookie" {
      let cookie = String(set.value.prefix { $0 != ";" })
      cookies[String(cookie.prefix { $0 != "=" })] = cookie
    }
    self.response = response
    if response.status == 303, let location = response.header("Location") {
      return try await go(location)
    }
    if response.header("Content-Type")?.hasPrefix("text/html") == true {
      page = try PageReader.read(String(decoding: response.body, as: UTF8.self))
    }
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      byte == 0x20 ? "+" : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

struct NoSuchButton: Error, CustomStringConvertible { let description: String }

extension PageNode {
  static var empty: PageNode {
    guard let page = try? PageReader.read("") else { preconditionFailure("an empty page") }
    return page
  }

  /// The form that contains the node.
  var form: PageNode? {
    var node: PageNode? = self
    while let current = node, current.tag != "form" { node = current.parent }
    return node
  }

  var heading: String? { first { $0.tag == "h1" && $0.isReachable }?.text }
}
