import Calcot
import CalcotContent
import CalcotTesting
import CalcotTree
import DrawnReading
import SwiftUI
import Testing
import UIKit

@testable import CalcotUIKit

@MainActor
@Suite("A picture in SwiftUI")
struct PictureTests {
  private static let missing = "The harbour, picture that cannot be shown"

  @Test func `is decoded once for all its places, and has its label as its name`() async throws {
    let data = ImageData.png(31, 17)
    let shown = ShownAlbum(.pictures) { $0.picture = .data(data) }
    await shown.settle()
    #expect(shown.pictures.map(\.label) == ["The harbour"])
    let images = shown.screen.top.all(.image).filter { $0.label == "\(data.bytes.count) bytes" }
    #expect(images.count == 2, "in its place and in a row")
    #expect(UIImage.decodings(of: data.bytes) == 1)
    // NB: a test in which memory is scarce may have emptied the cache.
    _ = await DecodedPictures.shared.decoded(data)
    let decodings = UIImage.decodings(of: data.bytes)
    let again = ShownAlbum(.pictures) { $0.picture = .data(data) }
    #expect(again.screen.top.all(.image).contains { $0.label == "\(data.bytes.count) bytes" })
    #expect(UIImage.decodings(of: data.bytes) == decodings)
  }

  @Test func `is replaced when the app gives other bytes`() async {
    let shown = ShownAlbum(.pictures) { $0.picture = .data(.png(5, 5)) }
    await shown.settle()
    shown.album.picture = .data(ImageData(Data("GIF89a\u{1}\u{0}\u{1}\u{0}".utf8)))
    await shown.settle()
    #expect(shown.screen.top.all(.image).contains { $0.label == "10 bytes" })
    #expect(shown.screen.warnings == [])
  }

  @Test func `that is being loaded says so, whatever its role`() {
    for role in [ImageRole.picture, .avatar, .icon] {
      let shown = ShownAlbum(.pictures) { $0.pictureRole = role }
      #expect(shown.pictures.map(\.label) == ["The harbour, picture being loaded"])
      #expect(!shown.screen.top.all(.progress).isEmpty)
    }
  }

  @Test("that cannot be shown is its label with a sign, whatever is wrong with it")
  func problems() async throws {
    let mail = ImageSource.address(try WebAddress("mailto:ada@example.org"))
    for source in [
      mail, .data(ImageData(Data())), .data(ImageData(Data("no picture".utf8))),
      .data(.png(isWhole: false)), .data(.png(200_000, 200_000)),
    ] {
      for role in [ImageRole.picture, .avatar, .icon] {
        let shown = ShownAlbum(.pictures) { ($0.picture, $0.pictureRole) = (source, role) }
        await shown.settle()
        #expect(shown.pictures.map(\.label) == [Self.missing], "\(source)")
        let signs = shown.screen.top.seen.filter {
          $0.systemImage == "photo.badge.exclamationmark"
        }
        #expect(signs.count == 2, "in its place and in a row")
      }
    }
  }

  @Test func `of an address is loaded by the system, and missing if it cannot be`() async throws {
    let shown = ShownAlbum(.pictures)
    shown.album.picture = .address(try WebAddress("https://example.org/a.png"))
    await shown.settle()
    #expect(shown.pictures.map(\.label) == ["The harbour, picture being loaded"])
    let url = try #require(URL(string: "https://example.org/a.png"))
    shown.screen.pictures[url] = .some(UIImage(data: Data("four".utf8)))
    shown.screen.settle()
    #expect(shown.pictures.map(\.label) == ["The harbour"])
    #expect(shown.screen.top.all(.image).contains { $0.label == "4 bytes" })
    shown.screen.pictures[url] = .some(nil)
    shown.screen.settle()
    #expect(shown.pictures.map(\.label) == [Self.missing])
  }

  @Test func `is a symbol, or its character where the system has none of the name`() async {
    let shown = ShownAlbum(.pictures) { $0.picture = .symbol(.camera) }
    #expect(shown.pictures.map(\.label) == ["The harbour"])
    #expect(shown.screen.top.seen.contains { $0.systemImage == "camera" })
    shown.album.picture = .symbol(Symbol("odd", system: "no.such", path: "", sign: "◒"))
    await shown.settle()
    #expect(shown.screen.top.texts.contains("◒"))
    #expect(shown.pictures.map(\.label) == ["The harbour"])
  }

  @Test func `is initials, however many letters the app gives`() {
    for (letters, drawn) in [("AL", "AL"), ("", ""), ("👩‍👩‍👧‍👦é\n long", "👩‍👩‍👧‍👦é"), ("ش ق", "ش ")] {
      let shown = ShownAlbum(.pictures) {
        ($0.picture, $0.pictureRole) = (.initials(letters), .avatar)
      }
      #expect(shown.screen.top.texts.contains(drawn))
      #expect(shown.pictures.map(\.label) == ["The harbour"])
    }
  }

  @Test func `in a row says nothing that the title does not`() async throws {
    let shown = ShownAlbum(.pictures) {
      $0.picture = .data(.png(7, 7))
      $0.avatar = nil
    }
    await shown.settle()
    #expect(try shown.row("Ada Lovelace").label == "Ada Lovelace")
    #expect(try shown.row("Mary").label == "Mary, plain")
    #expect(try shown.row("Grace").label == "Grace")
    #expect(try shown.row("Grace").all.contains { $0.systemImage == "star" })
    #expect(shown.pictures.count == 1)
    #expect(!shown.lines.contains("AL"))
    try shown.screen.use("Ada Lovelace", as: .row, in: nil)
    #expect(shown.album.asked == ["Ada Lovelace"])
  }

  @Test("beside words is not read: in a label, a button, a toolbar and an empty list")
  func words() throws {
    let shown = ShownAlbum(.pictures)
    for image in ["mappin", "square.and.arrow.up", "plus", "photo"] {
      let drawn = shown.screen.top.seen.filter { $0.kind == .image && $0.systemImage == image }
      #expect(drawn.count == 1, "\(image)")
      #expect(drawn.allSatisfy { $0.isAccessibilityHidden })
    }
    for line in ["By the sea", "Share", "Add", "No other pictures", "Take one."] {
      #expect(shown.lines.contains(line), "\(shown.lines)")
    }
    try shown.screen.use("Add", as: .button, in: nil)
    try shown.screen.use("Share", as: .button, in: nil)
    #expect(shown.album.asked == ["added", "shared"])
  }
}
