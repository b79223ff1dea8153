import Calcot
import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotUIKit

@MainActor
@Suite("The width of a semantic screen")
struct ReadableWidthTests {
  @Test func `is limited in a wide window, unless there is a table or a grid`() {
    for (route, margin) in [
      (AlbumRoute.figures, 164), (.choice, 164), (.table, nil), (.grid, nil),
    ] as [(AlbumRoute, CGFloat?)] {
      let shown = ShownAlbum(route, isWide: true)
      let container = shown.screen.top.seen.first { $0.kind == .list || $0.kind == .form }
      #expect(container != nil)
      #expect(container?.horizontalMargin == margin, "\(route)")
      #expect(ShownAlbum(route).screen.top.seen.allSatisfy { $0.horizontalMargin == nil })
    }
  }

  @Test func `is never negative, however narrow the window is`() {
    for width in [-1, 0, 39, 712, 713, 1e9] {
      for isUnlimited in [true, false] {
        let margins = ReadableMargins(width: width, isUnlimited: isUnlimited)
        #expect(margins.content >= 0)
        #expect((margins.margin ?? 20) >= 20)
      }
    }
  }

  @Test func `is that of a form in a sheet`() {
    let coordinator = PantryCoordinator()
    let screen = SwiftUIScreen(showing: .init(coordinator))
    coordinator.navigation.present(.label)
    screen.settle()
    #expect(screen.top.layer?.sizing == "FormPresentationSizing")
  }

  @Test("does not matter to a choice of many options, which has a list of its own in a stack")
  func choices() {
    let shown = ShownAlbum(.choice)
    #expect(
      shown.screen.top.all(.picker).map(\.style) == [
        "MenuPickerStyle", "NavigationLinkPickerStyle",
      ])
  }
}
