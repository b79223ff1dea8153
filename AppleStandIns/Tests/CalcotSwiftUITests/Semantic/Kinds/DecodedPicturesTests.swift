import Calcot
import CalcotContent
import DrawnReading
import Foundation
import Testing
import UIKit

@testable import CalcotUIKit

@MainActor
struct DecodedPicturesTests {
  @Test func `are kept as long as the app has the bytes`() throws {
    let pictures = DecodedPictures()
    var first: ImageData? = .png(1, 1)
    pictures.keep(try picture(10, 10), of: try #require(first))
    #expect(first.map { pictures.picture(of: $0) != nil } == true)
    first = nil
    let second = ImageData.png(2, 2)
    #expect(pictures.picture(of: second) == nil)
    pictures.keep(try picture(10, 10), of: second)
    #expect(pictures.count == 1)
  }

  @Test func `take no more memory than the limit, the latest excepted`() throws {
    let pictures = DecodedPictures(mostBytes: 1_000)
    let all = (1...4).map { ImageData.png($0, $0) }
    for data in all { pictures.keep(try picture(10, 10), of: data) }
    #expect(all.map { pictures.picture(of: $0) != nil } == [false, false, true, true])
    pictures.keep(try picture(100_000, 100_000), of: all[0])
    #expect(pictures.count == 1)
    #expect(pictures.picture(of: all[0]) != nil)
  }

  @Test(arguments: [false, true])
  func `are given back when memory is scarce, also by a flow on an existing navigation controller`(
    isPushed: Bool
  ) throws {
    let window = UIWindow()
    let existing = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = existing
    window.makeKeyAndVisible()
    let app = CalcotApp(AlbumCoordinator(.pictures))
    let host = isPushed ? UIKitHost(app, pushedOn: existing) : UIKitHost(app, in: window)
    host.start()
    window.stage.settle()
    let data = ImageData.png()
    DecodedPictures.shared.keep(try picture(10, 10), of: data)
    for controller in Person(at: window).visibleChain { controller.didReceiveMemoryWarning() }
    #expect(DecodedPictures.shared.picture(of: data) == nil)
    host.stop()
  }

  @Test func `are one for the same bytes, however often these are decoded`() throws {
    let pictures = DecodedPictures(mostBytes: 1_000)
    let data = ImageData.png()
    for _ in 0..<10 { pictures.keep(try picture(10, 10), of: data) }
    #expect(pictures.count == 1)
    #expect(pictures.picture(of: data) != nil)
  }

  private func picture(_ width: Int, _ height: Int) throws -> NativePicture {
    NativePicture(native: try #require(UIImage(data: ImageData.png(width, height).bytes)))
  }
}
