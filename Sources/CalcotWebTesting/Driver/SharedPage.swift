import Calcot
import CalcotContent
import CalcotTesting
import CalcotWeb

/// A page in a browser that several tests share. It opens when its turn comes, and its turn ends
/// when it is closed.
@MainActor
final class SharedPage: DrivenPage {
  private let session: AdoptedSession
  private let browser: SharedBrowser
  private var page: BrowserPage?
  private var isClosed = false

  /// Creates a page of a session.
  init(of session: AdoptedSession, in browser: SharedBrowser) {
    (self.session, self.browser) = (session, browser)
  }

  func settle() async {
    if page == nil, !isClosed {
      do {
        let stage = try await browser.enter(self)
        guard !isClosed else { return browser.leave(self) }
        page = BrowserPage(of: session, on: stage)
      } catch {
        reportFailure("There is no browser: \(error)", at: SourcePlace())
      }
    }
    await page?.settle()
  }

  func close() {
    isClosed = true
    page?.close()
    browser.leave(self)
  }

  var document: PageNode { page?.document ?? PageNode(tag: "#document") }
  var performed: [HostWork] { page?.performed ?? [] }
  var isBusy: Bool { page?.isBusy ?? true }

  func use(_ node: PageNode) { page?.use(node) }
  func fill(_ field: PageNode, with text: String) { page?.fill(field, with: text) }
  func type(_ text: String, into field: PageNode) { page?.type(text, into: field) }
  func submit(_ field: PageNode) { page?.submit(field) }
  func scroll(toEnd: Bool) { page?.scroll(toEnd: toEnd) }
  func resize(isNarrow: Bool) { page?.resize(isNarrow: isNarrow) }
  func carryOut() { page?.carryOut() }
  func pick(_ files: [PickedFile]) { page?.pick(files) }
}
