import Calcot
import CalcotTesting
import DrawnReading
import SwiftUI
import Testing

@testable import CalcotSwiftUI

/// An album on a screen, in a compact width or a regular one.
@MainActor
struct ShownAlbum {
  let album: Album
  let app: CalcotApp
  let screen: SwiftUIScreen

  init(
    _ route: AlbumRoute, isWide: Bool = false, views: SwiftUIViews = SwiftUIViews(),
    change: (Album) -> Void = { _ in }
  ) {
    let coordinator = AlbumCoordinator(route)
    album = coordinator.album
    change(album)
    app = CalcotApp(coordinator)
    screen = SwiftUIScreen(RunningApp(SwiftUIHost(app, views: views, clock: ManualClock())))
    screen.horizontalSizeClass = isWide ? .regular : .compact
    screen.size = isWide ? CGSize(width: 1_000, height: 800) : CGSize(width: 390, height: 844)
    screen.settle()
  }

  var lines: [String] { screen.top.readableLines }

  /// The visible nodes that are pictures to VoiceOver.
  var pictures: [DrawnNode] { screen.top.perceived.filter { $0.traits.contains(.isImage) } }

  func row(_ title: String) throws -> DrawnNode {
    try #require(screen.top.all(.row).first { $0.name == title }, "\(lines)")
  }

  func settle() async {
    for _ in 0..<5 {
      await app.settle()
      for _ in 0..<10 { await Task.yield() }
      screen.settle()
    }
  }
}
