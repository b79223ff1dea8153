import CalcotContent

/// A format in which screens are recorded as text.
@MainActor
public struct ScreenFormat {
  /// The extension of the files.
  package let fileExtension: String
  let driver: () -> (any HostDriver)?
  package let text: (TestApp) -> String?

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - fileExtension: The extension of the files, such as `txt`.
  ///   - driver: Makes the driver of a host that shows a screen; by default an ``InstantHost``.
  ///   - text: Returns the text of the settled app; nil if it shows none.
  public init(
    fileExtension: String, driver: @escaping @MainActor () -> (any HostDriver)? = { nil },
    text: @escaping @MainActor (TestApp) -> String?
  ) {
    self.fileExtension = fileExtension
    self.driver = driver
    self.text = text
  }

  /// The semantic content of a screen, one line for each element; for a screen without it, the text
  /// that the user can read.
  public static var text: ScreenFormat {
    ScreenFormat(fileExtension: "txt") { $0.content?.description ?? $0.text }
  }
}
