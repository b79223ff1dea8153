import Calcot
import CalcotContent
import Foundation
import Testing

@testable import CalcotWeb

@Suite("The pictures that a site serves")
struct ServedImagesTests {
  private let made = Locked(0)

  private func images(budget: Int = 0) -> ServedImages {
    ServedImages(budget: budget) { [made] image in
      made.withLock { $0 += 1 }
      return ProcessSigner().signature(ofPicture: image.bytes)
    }
  }

  private func name(_ address: String) -> String {
    String(address.dropFirst(ServedImages.path.count))
  }

  @Test func `are named by their bytes, and each name is made once`() {
    let images = images()
    let image = ImageData.png(followedBy: 1_000)
    let (address, again) = (images.address(of: image), images.address(of: image))
    #expect(address == again && made.withLock { $0 } == 1)
    #expect(images.address(of: .png(followedBy: 1_000)) == address && made.withLock { $0 } == 2)
    #expect(images.address(of: .png(followedBy: 1_001)) != address)
    #expect(name(address).count == 32 && name(address).allSatisfy(\.isHexDigit))
  }

  @Test func `are there as long as somebody holds them`() throws {
    let images = images()
    var image: ImageData? = .png(followedBy: 100)
    var copy = try #require(image)
    let name = name(images.address(of: copy))
    image = nil
    #expect(images.body(named: name)?.bytes == Array(copy.bytes))
    #expect(images.body(named: name)?.type == "image/png")
    copy = .png()
    #expect(images.body(named: name) == nil)
  }

  @Test func `are there as long as somebody holds the same bytes`() {
    let images = images()
    let second = ImageData.png(followedBy: 100)
    let address = images.address(of: .png(followedBy: 100))
    #expect(images.body(named: name(address)) == nil)
    #expect(images.address(of: second) == address)
    #expect(images.body(named: name(address)) != nil)
    withExtendedLifetime(second) {}
  }

  @Test func `are kept within a budget, and the oldest go first`() {
    let weight = ImageData.png(followedBy: 10_000).bytes.count + RecentImages.overhead
    let images = images(budget: weight * 3)
    let names = (0..<5).map { name(images.address(of: .png(3, 10 + $0, followedBy: 10_000))) }
    #expect(names.map { images.body(named: $0) != nil } == [false, false, true, true, true])
    #expect(images.counts.held == 3 && images.counts.bytes == weight * 3)
  }

  @Test func `stay longer when they are shown again`() {
    let weight = ImageData.png(followedBy: 100).bytes.count + RecentImages.overhead
    let images = images(budget: weight * 2)
    let first = ImageData.png(1, 1, followedBy: 100)
    let name = name(images.address(of: first))
    for height in 2..<20 {
      _ = images.address(of: .png(1, height, followedBy: 100))
      _ = images.address(of: first)
    }
    #expect(images.counts.held == 2 && images.body(named: name) != nil)
  }

  @Test func `are not kept if one is larger than the budget`() {
    let images = images(budget: 10_000)
    let small = name(images.address(of: .png()))
    let large = name(images.address(of: .png(followedBy: 20_000)))
    #expect(images.body(named: large) == nil && images.body(named: small) != nil)
  }

  @Test func `are let go where the owner of their bytes may look at the others`() {
    let images = images(budget: 20_000)
    let freed = Locked(0)
    let names = (1...3).map { height in
      let png = ImageData.png(1, height, followedBy: 10_000).bytes
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: png.count, alignment: 1)
      png.copyBytes(to: bytes)
      let data = Data(
        bytesNoCopy: bytes.baseAddress!, count: png.count,
        deallocator: .custom { bytes, _ in
          bytes.deallocate()
          freed.withLock { $0 += images.counts.held }
        })
      return name(images.address(of: ImageData(data)))
    }
    #expect(freed.withLock { $0 } == 2)
    #expect(images.body(named: names[2]) != nil)
    #expect(freed.withLock { $0 } == 3)
  }

  @Test func `share the bytes that are sent, and are not held twice for it`() throws {
    let images = images(budget: 1_000_000)
    let name = name(images.address(of: .png(followedBy: 1_000)))
    let first = try #require(images.body(named: name))
    let second = try #require(images.body(named: name))
    let isShared = first.bytes.withUnsafeBufferPointer { first in
      second.bytes.withUnsafeBufferPointer { $0.baseAddress == first.baseAddress }
    }
    #expect(isShared)
  }

  @Test func `leave nothing behind when they are gone`() {
    let images = images(budget: 20_000)
    for count in 0..<3_000 { _ = images.address(of: .png(1 + count, 1, followedBy: 50)) }
    #expect(images.counts.known <= 600 && images.counts.bytes <= 20_000)
    #expect(images.counts.held <= 20_000 / RecentImages.overhead)
  }

  @Test(arguments: [
    "", "x", "../../etc/passwd", String(repeating: "0", count: 32),
    String(repeating: "ä", count: 16), String(repeating: "a", count: 33), "%00", "\u{0}",
  ])
  func `are not found by another name`(_ name: String) {
    let images = images(budget: 1_000_000)
    _ = images.address(of: .png())
    #expect(images.body(named: name) == nil)
  }
}
