import Calcot
import CalcotTesting
import CalcotWeb
import CalcotWebTesting
import Testing

@Suite("A mistake in the app of a session")
@MainActor
struct MistakeTests {
  private let told = Locked<[String]>([])
  private let shop = ShopCoordinator()

  @Test func `reaches the site's operator, without what was shown to the user`() async {
    let site = WebSite(
      options: .driven,
      watch: { [told] event in
        if case .mistake(let text) = event { told.withLock { $0.append(text) } }
      }
    ) { [shop] _ in .shop(shop) }
    let session = site.adopt(.shop(shop), capabilities: [])
    _ = await shop.navigation.alert("Delete Ada?", choices: [Choice<Int>]())
    for number in 0...101 { shop.showMessage("Ada \(number) is taken.", .error) }
    let texts = told.withLock { $0 }
    #expect(texts.count == 2)
    #expect(texts.contains { $0.hasPrefix("An alert was not asked") })
    #expect(texts.contains { $0.hasPrefix("A message is not shown") })
    #expect(!texts.contains { $0.contains("Ada") })
    session.end()
  }
}
