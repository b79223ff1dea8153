import CalcotContent

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The commands of kitty's graphics protocol.
///
/// A picture is sent once while it is visible, and placed, moved and cut by its number. Each of its
/// places on the screen has its own number.
enum KittyGraphics {
  /// A question that a terminal with the protocol answers with `i=31;OK`.
  static let question = command("i=31,s=1,v=1,a=q,t=d,f=24", "AAAA")
  /// The command that removes all pictures from the screen and from memory.
  static let removalOfAll = command("a=d,d=A,q=2")

  private struct Place: Hashable {
    let image: UInt32
    let number: Int
  }

  /// Returns the images with the numbers of their pictures and places.
  private static func numbered(_ images: [PlacedImage]) -> [(place: Place, placed: PlacedImage)] {
    var counts: [UInt32: Int] = [:]
    return images.map { placed in
      counts[placed.image.number, default: 0] += 1
      let number = counts[placed.image.number] ?? 1
      return (Place(image: placed.image.number, number: number), placed)
    }
  }

  /// Returns the commands that remove old places, and pictures without a place.
  static func removal(of old: [PlacedImage], for new: [PlacedImage]) -> [UInt8] {
    let kept = Set(numbered(new).map(\.place))
    let images = Set(new.map(\.image.number))
    return numbered(old).flatMap { place, _ -> [UInt8] in
      if kept.contains(place) { return [] }
      if images.contains(place.image) {
        return command("a=d,d=i,i=\(place.image),p=\(place.number),q=2")
      }
      return place.number == 1 ? command("a=d,d=I,i=\(place.image),q=2") : []
    }
  }

  /// Returns the commands that send new pictures and place them.
  static func drawings(of new: [PlacedImage], over old: [PlacedImage])
    -> [(place: CellPosition, bytes: [UInt8])]
  {
    var sent = Set(old.map(\.image.number))
    let former = numbered(old)
    return numbered(new).compactMap { place, placed in
      if former.contains(where: { $0.place == place && $0.placed == placed }) { return nil }
      let isNew = sent.insert(place.image).inserted
      let bytes = (isNew ? transmission(of: placed.image) : []) + placement(place, of: placed)
      return (CellPosition(column: placed.area.column, row: placed.area.row), bytes)
    }
  }

  /// Returns the placement of the visible part of a picture; the cursor stays.
  private static func placement(_ place: Place, of placed: PlacedImage) -> [UInt8] {
    let size = sentSize(of: placed.image)
    let lines = placed.lines(of: size.height)
    let part =
      placed.isWhole ? "" : ",x=0,y=\(lines.lowerBound),w=\(size.width),h=\(max(lines.count, 1))"
    return command(
      "a=p,i=\(place.image),p=\(place.number),c=\(placed.area.size.columns),"
        + "r=\(placed.area.size.rows)\(part),C=1,q=2")
  }

  private static func isSentAsFile(_ image: ShownImage) -> Bool {
    image.file.format == .png && image.file.size != nil
      && image.file.bytes.count <= image.pixels.map(\.pixels.count) ?? .max
  }

  private static func sentSize(of image: ShownImage) -> PixelSize {
    if isSentAsFile(image), let size = image.file.size {
      return PixelSize(width: size.width, height: size.height)
    }
    return image.pixels?.size ?? PixelSize(width: 1, height: 1)
  }

  /// Returns the command that sends a picture as its file, or as its pixels if they are shorter.
  private static func transmission(of image: ShownImage) -> [UInt8] {
    let isFile = isSentAsFile(image)
    let data = isFile ? image.file.bytes : Data(image.pixels?.pixels ?? [])
    let size = sentSize(of: image)
    let form = isFile ? "f=100" : "f=32,s=\(size.width),v=\(size.height)"
    let encoded = Array(data.base64EncodedString().utf8)
    return stride(from: 0, to: encoded.count, by: mostOfCommand).flatMap { start -> [UInt8] in
      let end = min(start + mostOfCommand, encoded.count)
      let more = "m=\(end < encoded.count ? 1 : 0)"
      return command(
        start == 0 ? "a=t,\(form),i=\(image.number),q=2,\(more)" : "q=2,\(more)",
        encoded[start..<end])
    }
  }

  private static let mostOfCommand = 4096

  private static func command(_ keys: String, _ payload: String) -> [UInt8] {
    command(keys, Array(payload.utf8)[...])
  }

  private static func command(_ keys: String, _ payload: ArraySlice<UInt8> = []) -> [UInt8] {
    Array("\u{1B}_G\(keys)".utf8) + (payload.isEmpty ? [] : [UInt8(ascii: ";")] + payload)
      + Array("\u{1B}\\".utf8)
  }
}
