import Calcot
import CalcotTesting
import CalcotUIKit
import DrawnReading
import SwiftUI
import Testing

@MainActor
@Suite("A native piece in SwiftUI")
struct NativePieceTests {
  private struct MapView: View {
    let map: AlbumMap

    var body: some View { Text("A map of \(map.place)") }
  }

  @Test("is the view that is registered for the type of its value, made again for another value")
  func registered() async throws {
    var views = SwiftUIViews()
    views.registerPiece { (map: AlbumMap) in MapView(map: map) }
    let shown = ShownAlbum(.piece, views: views)
    #expect(shown.lines == ["Piece", "A map of 10,20", "Twelve"])
    let piece = try #require(shown.screen.top.seen.first { $0.label == "The way" })
    #expect(piece.texts == ["A map of 10,20"])
    shown.album.map = "30,40"
    await shown.settle()
    #expect(shown.lines == ["Piece", "A map of 30,40", "Twelve"])
    shown.album.map = nil
    await shown.settle()
    #expect(shown.lines == ["Piece", "Twelve"])
  }

  @Test func `is shown by its fallback, also with lists in it, where no view is registered`() {
    let shown = ShownAlbum(.piece)
    #expect(shown.lines == ["Piece", "North of the mill", "Mill", "Bridge", "Twelve"])
  }
}
