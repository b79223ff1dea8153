import Calcot
public import CalcotContent
import CalcotTesting
public import CalcotWeb

/// A page without a browser, connected to its session.
@MainActor
public final class ConnectedPage: DrivenPage {
  let page: LivePage
  private let session: AdoptedSession
  private let connection: any PageConnection
  /// The pending requests to the site outside of the connection.
  private var errands: [Errand] = []
  public private(set) var performed: [HostWork] = []

  private enum Errand {
    case save(address: String)
    case upload(UploadBody, address: String)
  }

  /// Creates a page of a session.
  ///
  /// - Parameter connect: Connects the page to the session's site.
  public init(
    of session: AdoptedSession, connect: @MainActor (LivePage) -> any PageConnection
  ) {
    guard let page = try? LivePage(url: session.target) else {
      preconditionFailure("The empty page cannot be read.")
    }
    self.page = page
    self.session = session
    connection = connect(page)
  }

  public var document: PageNode { page.document }

  public func use(_ node: PageNode) {
    followed = node.followed
    page.use(node)
  }

  /// The address of the last link that the user has followed, which the app is about to ask for.
  private var followed: String?

  public func fill(_ field: PageNode, with text: String) {
    page.type(field.taken(text), into: field)
  }

  public func type(_ text: String, into field: PageNode) {
    page.type(field.taken(field.fieldText + text), into: field)
  }

  public func submit(_ field: PageNode) { page.perform("s \(field.fieldName)") }

  public func scroll(toEnd: Bool) {
    if let rows = document.rows(toEnd: toEnd) { page.perform(rows.action) }
  }

  public func resize(isNarrow: Bool) { page.resize(isNarrow: isNarrow) }

  public func carryOut() {
    guard let offer = PageOffer(on: document) else { return }
    if let link = offer.link, let address = try? WebAddress(link.attributes["href"] ?? "") {
      performed.append(.open(address))
      page.use(link)
    } else if let address = offer.file?.attributes["href"] {
      errands.append(.save(address: address))
    } else if let text = offer.text, let button = offer.copyButton {
      performed.append(offer.work(with: text))
      page.use(button)
    }
  }

  public func pick(_ files: [PickedFile]) {
    guard let offer = PageOffer(on: document), let address = offer.target else { return }
    errands.append(.upload(UploadBody(fields: offer.hidden, files: files), address: address))
  }

  private func run(_ errand: Errand) async {
    switch errand {
    case .save(let address):
      if let file = await session.answer("GET", address).savedFile {
        performed.append(.share(.file(file)))
      }
    case .upload(let body, let address):
      let type = WebHeader("Content-Type", body.contentType)
      _ = await session.answer("POST", address, headers: [type], body: body.bytes)
    }
  }

  public func settle() async {
    while connection.isOpen, !errands.isEmpty { await run(errands.removeFirst()) }
    await catchUp()
    if let followed, PageOffer(on: document)?.link?.attributes["href"] == followed {
      self.followed = nil
      carryOut()
      await catchUp()
    }
    for problem in page.problems {
      reportFailure("The page and its patches do not agree: \(problem)", at: SourcePlace())
    }
  }

  private func catchUp() async {
    repeat {
      await connection.flush()
      await session.settle()
      await connection.flush()
      page.acknowledge()
    } while connection.isOpen && !isUpToDate && !Task.isCancelled
  }

  private var isUpToDate: Bool {
    page.isAnswered && session.isShown(after: page.frames)
  }

  public var isBusy: Bool { connection.isOpen && (!errands.isEmpty || !isUpToDate) }

  public func close() { connection.close() }
}

/// A connection of a page to a site.
@MainActor
public protocol PageConnection: AnyObject {
  /// A Boolean value that indicates whether neither side has closed the connection.
  var isOpen: Bool { get }
  /// Waits until all messages in both directions have arrived, or the connection has closed.
  func flush() async
  /// Closes the connection.
  func close()
}
