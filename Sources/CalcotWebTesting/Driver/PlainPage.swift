import Calcot
public import CalcotContent
public import CalcotWeb

/// A page without script, and without a browser: buttons post their forms, links are followed, and
/// the app's own changes appear when ``settle()`` reloads the page.
@MainActor
public final class PlainPage: DrivenPage {
  private let session: AdoptedSession
  private var target: String
  private var deeds: [Deed] = []
  private var isOpen = true
  public private(set) var document = PageNode(tag: "#document")
  public private(set) var performed: [HostWork] = []

  private enum Deed {
    case go(String)
    case post([(name: String, value: String)])
    case save(String)
    case upload(UploadBody, to: String)
  }

  /// Creates a page of a session.
  public init(of session: AdoptedSession) {
    self.session = session
    target = session.target
  }

  // MARK: Actions

  public func use(_ node: PageNode) {
    if let address = node.followed.flatMap({ try? WebAddress($0) }) {
      return performed.append(.open(address))
    }
    if let address = node.attributes["href"] { return deeds.append(.go(address)) }
    send(node, with: [("do \(node.action ?? "")", "")])
  }

  public func fill(_ field: PageNode, with text: String) {
    field.hold(field.taken(text))
    send(field, with: [])
  }

  public func type(_ text: String, into field: PageNode) {
    fill(field, with: field.fieldText + text)
  }

  public func submit(_ field: PageNode) {
    send(field, with: [("do s \(field.fieldName)", "")])
  }

  public func scroll(toEnd: Bool) {
    if let rows = document.rows(toEnd: toEnd) {
      send(rows.gap, with: [("do \(rows.action)", "")])
    }
  }

  /// Does nothing: a page without script does not report its width.
  public func resize(isNarrow: Bool) {}

  public func carryOut() {
    guard let offer = PageOffer(on: document) else { return }
    if let address = offer.file?.attributes["href"] { return deeds.append(.save(address)) }
    if let link = offer.link, let address = try? WebAddress(link.attributes["href"] ?? "") {
      performed.append(.open(address))
    } else if let text = offer.text {
      performed.append(offer.work(with: text))
    }
    if let button = offer.doneButton { use(button) }
  }

  public func pick(_ files: [PickedFile]) {
    guard let offer = PageOffer(on: document), let address = offer.target else { return }
    deeds.append(.upload(UploadBody(fields: offer.hidden, files: files), to: address))
  }

  /// Posts the form of a node.
  private func send(_ node: PageNode, with action: [(name: String, value: String)]) {
    let named = node.attributes["form"].flatMap { document.node($0) }
    deeds.append(.post(((named ?? node.form)?.sentFields ?? []) + action))
  }

  public var isBusy: Bool { !deeds.isEmpty }

  public func close() {
    isOpen = false
    deeds = []
  }

  // MARK: Responses

  public func settle() async {
    while isOpen, !deeds.isEmpty { await perform(deeds.removeFirst()) }
    guard isOpen else { return }
    await session.settle()
    await go(to: session.target)
  }

  private func perform(_ deed: Deed) async {
    switch deed {
    case .go(let address): await go(to: address)
    case .post(let fields):
      let fields = fields.map { $0.name == "once" ? ("once", once) : $0 }
      await take(await session.answer("POST", target, body: Self.body(fields)))
    case .save(let address):
      if let file = await session.answer("GET", address).savedFile {
        performed.append(.share(.file(file)))
      }
    case .upload(let body, let address):
      let type = WebHeader("Content-Type", body.contentType)
      await take(await session.answer("POST", address, headers: [type], body: body.bytes))
    }
  }

  /// The random text in the forms of the current page. It is a new one for each action, since the
  /// user has seen the result of the one before.
  private var once: String {
    document.first { $0.attributes["name"] == "once" }?.attributes["value"] ?? ""
  }

  private func go(to address: String) async {
    target = address
    await take(await session.answer("GET", address))
  }

  private func take(_ response: WebResponse) async {
    if response.status == 303, let target = response.header("Location") {
      return await go(to: target)
    }
    document = (try? PageReader.read(String(decoding: response.body, as: UTF8.self))) ?? document
  }

  private static func body(_ fields: [(name: String, value: String)]) -> [UInt8] {
    Array(fields.map { "\(escaped($0.name))=\(escaped($0.value))" }.joined(separator: "&").utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
