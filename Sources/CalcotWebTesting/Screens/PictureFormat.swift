/// The form of screens that are recorded as pictures of their pages, made by Chromium.
public struct PictureFormat: Sendable {
  let browser: Browser
  let tolerance: PictureTolerance

  /// A PNG image of each screen.
  ///
  /// - Parameters:
  ///   - browser: Chromium, best with reduced motion.
  ///   - tolerance: What may differ from the recording.
  public static func png(
    in browser: Browser, tolerance: PictureTolerance = PictureTolerance()
  ) -> PictureFormat {
    PictureFormat(browser: browser, tolerance: tolerance)
  }
}

/// What may differ between a picture and its recording.
public struct PictureTolerance: Hashable, Sendable {
  /// The share of the pixels that may differ, from 0 to 1.
  public var share: Double
  /// The most by which red, green, blue and opacity of two pixels may differ that are taken for the
  /// same, of 255.
  public var difference: Int

  /// Creates a tolerance, by default of less than a letter.
  public init(share: Double = 0.00002, difference: Int = 16) {
    self.share = share
    self.difference = difference
  }
}
