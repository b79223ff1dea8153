import Calcot
import CalcotContent
import CalcotViews
import CalcotWebTesting
import Foundation
import Testing
import WebWire

extension WebLooks {
  /// Tests of a picture that is not at its address.
  @MainActor
  @Suite("A picture that is not there")
  struct MissingPictureTests {
    @Test(arguments: BrowserEngine.tested)
    func `has its label, and looks like one whose bytes are no picture`(
      _ engine: BrowserEngine
    ) async throws {
      let other = try await ServedSite { _ in CalcotApp(BenchCoordinator(Bench())) }
      do {
        try await check(engine, at: other.address)
      } catch {
        try await other.stop()
        throw error
      }
      try await other.stop()
    }

    private func check(_ engine: BrowserEngine, at origin: String) async throws {
      let address = try WebAddress(origin + "/calcot/image/none")
      try await visit(.quick.in(engine), imageOrigins: [origin]) { visit in
        let browser = visit.browser
        try await visit.open("/")
        try await browser.wait(
          until: "(image => image?.complete && !image.naturalWidth)(document.querySelector('img'))")
        #expect(try await browser.element("img").label == MissingPictureView.label)
        #expect(try await browser.element(".missing").label == MissingPictureView.label)
        // NB: WebKit shows a sign of its own, and reads the words aloud.
        guard engine != .webKit else { return }
        let shown = try await browser.run(Self.look)
        // NB: Firefox gives the function as it stands in the style, not the words.
        let words = engine == .firefox ? "attr(alt)" : "\"\(MissingPictureView.label)\""
        #expect(shown == [.string(words), true, 0, 0])
      } app: { _ in
        CalcotApp(MissingPictureCoordinator(address))
      }
    }

    /// Returns the words in place of the picture, whether its sign is drawn, and whether it is as large
    /// as the other.
    private static let look = """
      const image = document.querySelector("img"), other = document.querySelector(".missing")
      const [lost, bad] = [image, other].map(node => node.getBoundingClientRect())
      return [getComputedStyle(image, "::after").content,
        getComputedStyle(image, "::before").maskImage.includes("/calcot/missing.svg"),
        lost.width - bad.width, Math.floor((lost.height - bad.height) / 24)]
      """
  }
}

private struct MissingPictureViewModel { let address: WebAddress }

private struct MissingPictureView: SemanticView {
  static let label = "A field at sunset"
  let viewModel: MissingPictureViewModel

  var screen: Screen {
    Screen("Pictures") {
      Image(.address(viewModel.address), label: Self.label)
      Image(.data(ImageData(Data("no picture".utf8))), label: Self.label)
    }
  }
}

private enum MissingPictureRoute: Route { case pictures }

private final class MissingPictureCoordinator: Coordinator {
  let navigation = StackNavigation<MissingPictureRoute>(root: .pictures)
  private let address: WebAddress

  init(_ address: WebAddress) { self.address = address }

  func calcot(for route: MissingPictureRoute, at place: RoutePlace<MissingPictureRoute>) -> Placed {
    place.screen {
      Calcot(MissingPictureViewModel(address: address), view: MissingPictureView.init)
    }
  }
}
