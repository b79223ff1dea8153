/// https://developer.apple.com/documentation/swiftui/asyncimagephase
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
}

/// An image of the Web, which a test has in `SwiftUIScreen.pictures`.
///
/// https://developer.apple.com/documentation/swiftui/asyncimage
public struct AsyncImage<Content: View>: View {
  public typealias Body = Never
  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { (self.url, self.content) = (url, content) }

  public func _draw(with pen: _Pen) {
    pen.at("image") { content(phase(in: pen.screen))._draw(with: pen) }
  }

  private func phase(in screen: SwiftUIScreen) -> AsyncImagePhase {
    guard let url, let loaded = screen.pictures[url] else { return .empty }
    return loaded.map { .success(Image(uiImage: $0)) }
      ?? .failure(URLError(.cannotDecodeContentData))
  }
}
