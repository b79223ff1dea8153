import Calcot
import CalcotContent
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotUIKit

@MainActor
@Suite("A native piece in SwiftUI")
struct NativePieceTests {
  private struct MapView: View {
    let map: AlbumMap

    var body: some View { Text("A map of \(map.place)") }
  }

  private struct LookView: View {
    @Environment(\.accent) private var accent
    @Environment(\.corners) private var corners
    @Environment(\.dynamicTypeSize) private var letters

    var body: some View {
      let isThemes = accent == Color(red: 138 / 255, green: 42 / 255, blue: 11 / 255)
      Text("\(isThemes ? "theme" : "own") \(Int(corners)) \(letters)")
    }
  }

  @Test(arguments: [
    (nil, "own 12 large"), (1, "theme 6 large"), (1.2, "theme 6 xxLarge"), (0.8, "theme 6 xSmall"),
  ])
  func `has the look of the theme`(_ letters: Double?, _ look: String) {
    var views = SwiftUIViews()
    views.theme = letters.flatMap { try? AppTheme(accent: 0x8A_2A0B, corners: 6, letters: $0) }
    views.registerPiece { (_: AlbumMap) in LookView() }
    #expect(ShownAlbum(.piece, views: views).lines.contains(look))
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
