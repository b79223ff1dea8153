#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import CalcotContent
  import CalcotTree
  import Foundation
  import SwiftUI

  /// A picture in the shape of its role. A picture without a label is decorative, because a text
  /// beside it says what it shows.
  struct PictureView: View {
    let image: ImageValue
    let words: HostWords
    /// The shape, which depends on the picture's place.
    let shape: PictureShape

    var body: some View {
      if image.problem != nil {
        missing
      } else {
        switch image.source {
        case .data(let data):
          DecodedPicture(data: data) { shown($0) }
        case .address(let address): loaded(from: address)
        case .symbol(let symbol): self.symbol(symbol)
        case .initials(let letters):
          InitialsView(letters: letters, shape: shape).modifier(named(image.label))
        case nil: loading
        }
      }
    }

    @ViewBuilder
    private func shown(_ phase: PicturePhase) -> some View {
      switch phase {
      case .loading: loading
      case .shown(let picture): picture.inShape(shape).modifier(named(image.label))
      case .missing: missing
      }
    }

    @ViewBuilder
    private func loaded(from address: WebAddress) -> some View {
      // NB: without an address the phase would stay empty, as if it were being loaded for ever.
      if let url = URL(string: address.text) {
        AsyncImage(url: url) { phase in
          switch phase {
          case .success(let picture): shown(.shown(picture))
          case .failure: shown(.missing)
          default: shown(.loading)
          }
        }
      } else {
        missing
      }
    }

    private func symbol(_ symbol: Symbol) -> some View {
      SymbolPicture(symbol: symbol, shape: shape).modifier(named(image.label))
    }

    private var loading: some View {
      Color.secondary.opacity(0.15)
        .overlay { ProgressView() }
        .modifier(PictureFrame(shape: shape))
        .modifier(named(image.label.map { words.labels.loadingPicture.filled($0) }))
    }

    private var missing: some View {
      MissingPicture(label: image.label, words: words, shape: shape)
    }

    private func named(_ label: String?) -> PictureName { PictureName(label: label) }
  }

  /// The shape and size of a picture.
  enum PictureShape: Equatable {
    /// In its own proportions, and no wider than the text.
    case whole
    /// Round, of this diameter.
    case round(CGFloat)
    /// A square with rounded corners, of this width.
    case thumbnail(CGFloat)
    /// As high as the words beside it.
    case icon
    /// As wide as its card, over its title.
    case card

    /// The diameter or width, if it has one.
    var length: CGFloat? {
      switch self {
      case .round(let length), .thumbnail(let length): length
      case .whole, .icon, .card: nil
      }
    }
  }

  /// A modifier that makes a view one picture to VoiceOver.
  struct PictureName: ViewModifier {
    let label: String?

    func body(content: Content) -> some View {
      content
        .accessibilityElement(children: .ignore)
        .accessibilityAddTraits(.isImage)
        .accessibilityLabel(label ?? "")
        .accessibilityHidden(label == nil)
    }
  }

  /// A modifier that gives a view the size and the shape of a picture.
  struct PictureFrame: ViewModifier {
    let shape: PictureShape

    func body(content: Content) -> some View {
      switch shape {
      case .whole:
        content.frame(maxWidth: .infinity, minHeight: 120).modifier(Rounded())
      case .round(let length): content.frame(width: length, height: length).clipShape(.circle)
      case .thumbnail(let length):
        content.frame(width: length, height: length).modifier(Rounded(share: 2 / 3))
      case .icon: content.frame(width: 24, height: 24)
      case .card: content.aspectRatio(4 / 3, contentMode: .fit).modifier(Rounded())
      }
    }
  }

  extension Image {
    /// Returns the picture in a shape: whole ones keep their proportions, the others are filled.
    @MainActor @ViewBuilder
    fileprivate func inShape(_ shape: PictureShape) -> some View {
      switch shape {
      case .whole:
        resizable().scaledToFit()
          .modifier(Rounded())
          .frame(maxWidth: .infinity, maxHeight: 640)
      case .icon: resizable().scaledToFit().frame(width: 24, height: 24)
      case .round, .thumbnail, .card:
        Color.clear.overlay { resizable().scaledToFill() }.modifier(PictureFrame(shape: shape))
      }
    }
  }

  /// A symbol in the place of a picture.
  private struct SymbolPicture: View {
    let symbol: Symbol
    let shape: PictureShape

    var body: some View {
      switch shape {
      case .icon: SymbolImage(symbol: symbol).foregroundStyle(.tint)
      case .whole: SymbolImage(symbol: symbol).font(.largeTitle).foregroundStyle(.tint)
      case .round, .thumbnail, .card:
        Color.secondary.opacity(0.15)
          .overlay { SymbolImage(symbol: symbol).foregroundStyle(.tint) }
          .modifier(PictureFrame(shape: shape))
      }
    }
  }

  /// One or two letters in place of a portrait.
  private struct InitialsView: View {
    let letters: String
    let shape: PictureShape

    var body: some View {
      Color.secondary.opacity(0.2)
        .overlay {
          // NB: whatever an app gives as initials has to fit.
          Text(letters.prefix(2)).lineLimit(1).minimumScaleFactor(0.3).padding(4)
            .foregroundStyle(Color.primary)
        }
        .modifier(PictureFrame(shape: shape == .whole ? .round(96) : shape))
    }
  }

  /// The placeholder of a picture that cannot be shown: its label with a sign, or only the sign if
  /// there is no label or no room for it.
  private struct MissingPicture: View {
    let label: String?
    let words: HostWords
    let shape: PictureShape

    var body: some View {
      if let label, shape == .whole || shape.isLarge {
        Label(label, systemImage: Self.sign)
          .foregroundStyle(.secondary)
          .modifier(PictureName(label: words.labels.missingPicture.filled(label)))
      } else {
        Color.secondary.opacity(0.15)
          .overlay { Image(systemName: Self.sign).foregroundStyle(.secondary) }
          .modifier(PictureFrame(shape: shape))
          .modifier(PictureName(label: label.map { words.labels.missingPicture.filled($0) }))
      }
    }

    private static let sign = "photo.badge.exclamationmark"
  }

  extension PictureShape {
    /// A Boolean value that indicates whether the shape has room for a readable label.
    fileprivate var isLarge: Bool { (length ?? 0) > 80 }
  }

  extension ImageRole {
    /// The shape of a picture that is an element of its own.
    var shape: PictureShape {
      switch self {
      case .picture: .whole
      case .avatar: .round(96)
      case .icon: .icon
      }
    }

    /// The shape of a picture before the title of a row.
    var shapeInRow: PictureShape {
      switch self {
      case .picture: .thumbnail(56)
      case .avatar: .round(40)
      case .icon: .icon
      }
    }
  }
#endif
