public import CalcotWeb

/// A browser for tests that run at the same time, which shows their pages one after another. It is
/// opened for the first page, and a page has it until the page is closed.
///
/// ```swift
/// let browser = SharedBrowser {
///   BrowserStage(in: try await Browser.open(), address: "http://127.0.0.1:8080")
/// }
/// let driver = WebPageDriver(site: site) { _, session in browser.page(of: session) }
/// ```
@MainActor
public final class SharedBrowser {
  private let open: @MainActor () async throws -> BrowserStage
  private var stage: Task<BrowserStage, any Error>?
  /// The pages in the order of their arrival; it is the turn of the first one.
  private var pages: [ObjectIdentifier] = []
  private var waiting: [ObjectIdentifier: CheckedContinuation<Void, Never>] = [:]

  /// Creates a browser.
  ///
  /// - Parameter open: A closure that opens the browser, and serves its site.
  public init(open: @escaping @MainActor () async throws -> BrowserStage) { self.open = open }

  /// Returns a page that waits for its turn when it settles for the first time.
  public func page(of session: AdoptedSession) -> any DrivenPage {
    SharedPage(of: session, in: self)
  }

  /// Waits until it is the page's turn, which lasts until ``leave(_:)``.
  ///
  /// - Throws: The error of a browser that does not open.
  func enter(_ page: SharedPage) async throws -> BrowserStage {
    let id = ObjectIdentifier(page)
    pages.append(id)
    if pages.first != id { await withCheckedContinuation { waiting[id] = $0 } }
    let opening = stage ?? Task { [open] in try await open() }
    stage = opening
    return try await opening.value
  }

  /// Ends the page's turn, or its wait for one.
  func leave(_ page: SharedPage) {
    let id = ObjectIdentifier(page)
    pages.removeAll { $0 == id }
    waiting.removeValue(forKey: id)?.resume()
    pages.first.flatMap { waiting.removeValue(forKey: $0) }?.resume()
  }
}
