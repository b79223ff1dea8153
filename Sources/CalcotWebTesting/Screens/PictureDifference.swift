import Foundation

/// The difference between two pictures of a screen.
struct PictureDifference {
  let size: (width: Int, height: Int)
  let recordedSize: (width: Int, height: Int)
  /// The number of pixels that differ by more than the tolerance.
  let count: Int
  /// The largest difference of a pixel, of 255.
  let most: Int
  /// The ranges of columns and rows with such pixels.
  let columns: (first: Int, last: Int)
  let rows: (first: Int, last: Int)
  /// A PNG image of the recording, the screen and the difference, side by side.
  let picture: [UInt8]

  /// The number of pixels in the area that covers both pictures.
  var total: Int {
    max(size.width, recordedSize.width) * max(size.height, recordedSize.height)
  }

  func isWithin(_ tolerance: PictureTolerance) -> Bool {
    size == recordedSize && Double(count) <= tolerance.share * Double(total)
  }

  /// Returns a sentence about the size and the place of the difference.
  func sentence(_ tolerance: PictureTolerance) -> String {
    let sizes =
      size == recordedSize
      ? ""
      : "It has \(size.width) by \(size.height) pixels, not \(recordedSize.width) by "
        + "\(recordedSize.height). "
    let allowed = Int(tolerance.share * Double(total))
    return sizes + "\(count) of \(total) pixels differ by more than \(tolerance.difference), "
      + "the most by \(most), from x \(columns.first), y \(rows.first) "
      + "to x \(columns.last), y \(rows.last); \(allowed) may."
  }
}

extension Browser {
  /// Returns a PNG image of a whole page, including the part below the window.
  func picture(ofPage html: String, isNarrow: Bool) async throws -> [UInt8] {
    let (width, height) = isNarrow ? (390, 844) : (1024, 768)
    try await go(to: "about:blank")
    try await resize(width: width, height: height)
    try await runUntilCalled(Self.show, .string(html))
    let whole = try await run("return document.documentElement.scrollHeight")
    let clip: BrowserValue = [
      "x": 0, "y": 0, "width": .number(Double(width)), "scale": 1,
      "height": .number(max(Double(height), whole.number ?? 0)),
    ]
    let command = "Page.captureScreenshot"
    let answer = try await devTools(command, ["captureBeyondViewport": true, "clip": clip])
    return try decoded(answer["data"], command)
  }

  /// A script that shows a page, and waits until its pictures are loaded and it is painted.
  private static let show = """
    const [html, done] = arguments;
    document.open();
    document.write(html);
    document.close();
    const pictures = [...document.images].map((image) => image.decode().catch(() => {}));
    Promise.all([document.fonts.ready, ...pictures])
      .then(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    """

  /// Returns the difference between a recorded picture and another one; `nil` if the recording is
  /// not a complete PNG image.
  ///
  /// The browser reads both.
  func difference(
    from recorded: [UInt8], to picture: [UInt8], over limit: Int
  ) async throws -> PictureDifference? {
    // NB: of a truncated picture, a browser shows the part that is there.
    guard Data(recorded.suffix(8)).starts(with: Data("IEND".utf8)) else { return nil }
    try await go(to: "about:blank")
    let texts = [recorded, picture].map { BrowserValue.string(Data($0).base64EncodedString()) }
    let answer = try await runUntilCalled(
      Self.compare, texts[0], texts[1], .number(Double(limit)))
    guard let count = answer["count"].int, let most = answer["most"].int else { return nil }
    func pair(_ name: String) -> (Int, Int) {
      (answer[name][0].int ?? 0, answer[name][1].int ?? 0)
    }
    return PictureDifference(
      size: pair("size"), recordedSize: pair("recorded"), count: count,
      most: most, columns: pair("columns"), rows: pair("rows"),
      picture: try decoded(answer["picture"], "compare"))
  }

  private static let compare = """
    const [before, now, limit, done] = arguments;
    const load = async (png) => {
      const image = new Image();
      image.src = "data:image/png;base64," + png;
      await image.decode();
      return image;
    };
    const compare = (a, b) => {
      const width = Math.max(a.width, b.width), height = Math.max(a.height, b.height);
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width * 3, height];
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(a, 0, 0);
      context.drawImage(b, width, 0);
      const old = context.getImageData(0, 0, width, height);
      const fresh = context.getImageData(width, 0, width, height).data;
      let count = 0, most = 0, [left, top, right, bottom] = [width, height, 0, 0];
      for (let at = 0; at < fresh.length; at += 4) {
        const [x, y] = [at / 4 % width, Math.floor(at / 4 / width)];
        let gap = 0;
        for (let part = at; part < at + 4; part += 1) {
          gap = Math.max(gap, Math.abs(old.data[part] - fresh[part]));
        }
        const differs = gap > limit;
        if (differs) {
          [count, most] = [count + 1, Math.max(most, gap)];
          [left, right] = [Math.min(left, x), Math.max(right, x)];
          [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        }
        const grey = 204 + (fresh[at] + fresh[at + 1] + fresh[at + 2]) / 15;
        old.data.set(differs ? [255, 0, 0, 255] : [grey, grey, grey, 255], at);
      }
      context.putImageData(old, width * 2, 0);
      return {
        size: [b.width, b.height], recorded: [a.width, a.height], count, most,
        columns: [left, right], rows: [top, bottom],
        picture: canvas.toDataURL("image/png").split(",")[1],
      };
    };
    Promise.all([load(before), load(now)])
      .then((images) => done(compare(...images)), () => done(null));
    """
}
