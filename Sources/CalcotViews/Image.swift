import Calcot
public import CalcotContent
import CalcotTree

/// A picture, with words for those who do not see it.
///
/// ```swift
/// Image(viewModel.photo, label: viewModel.photoLabel)
/// ```
///
/// The ViewModel makes the source, once: `ImageSource.data(_:)` of bytes or of a file,
/// `ImageSource.address(_:)`, or `ImageSource.symbol(_:)`. A picture that cannot be shown is
/// replaced by its label, and reported if that is known before it is loaded.
public struct Image: Content {
  private let value: ImageValue

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - source: The source of the picture; `nil` while the app loads it.
  ///   - label: A description of the picture.
  ///   - role: Its purpose: a picture in its own proportions, a portrait, or a sign.
  public init(_ source: ImageSource?, label: String, role: ImageRole = .picture) {
    value = ImageValue(source, label: label, role: role)
  }

  public func render(into context: inout RenderContext) { context.add(.image(value)) }
}
