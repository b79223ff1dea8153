/// A format that records screens as pictures of their pages, made by Chromium.
public struct PictureFormat: Sendable {
  let browser: Browser
  let tolerance: PictureTolerance

  /// A PNG image of each screen.
  ///
  /// - Parameters:
  ///   - browser: Chromium, best with reduced motion.
  ///   - tolerance: The difference that is allowed.
  public static func png(
    in browser: Browser, tolerance: PictureTolerance = PictureTolerance()
  ) -> PictureFormat {
    PictureFormat(browser: browser, tolerance: tolerance)
  }
}

/// The allowed difference between a picture and its recording.
public struct PictureTolerance: Hashable, Sendable {
  /// The share of the pixels that may differ, from 0 to 1.
  public var share: Double
  /// The largest difference of red, green, blue and opacity, of 255, at which two pixels count as
  /// equal.
  public var difference: Int

  /// Creates a tolerance; the default allows less than a letter.
  public init(share: Double = 0.00002, difference: Int = 16) {
    self.share = share
    self.difference = difference
  }
}
