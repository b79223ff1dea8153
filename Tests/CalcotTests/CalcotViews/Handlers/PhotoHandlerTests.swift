import Calcot
import CalcotContent
import CalcotTesting
import CalcotViews
import Foundation
import Testing

@MainActor
@Suite struct PhotoHandlerTests {
  private let router = RecordingRouter()
  private let photo = PickedFile("me.png", content: Data(PictureBytes.png(width: 640, height: 480)))
  private let texts = PhotoTexts { problem in
    let title =
      switch problem {
      case .notAPhoto(let name): "\(name) is no photo"
      case .tooLarge(let name, let most): "\(name) has more than \(most) bytes"
      }
    return Question(title, action: "Pick again", cancel: "Leave")
  } failure: {
    "Not possible: \($0)"
  }

  private func pick(mostBytes: Int = 100) async -> Photo? {
    await PhotoHandler(router: router, texts: texts, mostBytes: mostBytes).pick()
  }

  @Test func `gives a photo with its size`() async {
    router.picks = [.success([photo])]
    let picked = await pick()
    #expect(picked?.file == photo)
    #expect(picked?.image.format == .png)
    #expect(picked?.image.size == ImageSize(width: 640, height: 480))
    #expect(router.calls == [.pickImage(mostBytes: 100)])
  }

  @Test func `lets the user pick again what is no photo, or too large`() async {
    let text = PickedFile("notes.png", content: Data("Not a picture".utf8))
    let large = PickedFile("large.png", content: photo.content + Data(count: 100))
    router.picks = [.success([text]), .success([large]), .success([photo])]
    router.confirms = [true, true]
    #expect(await pick()?.file == photo)
    #expect(
      router.calls.filter { $0 != .pickImage(mostBytes: 100) }
        == [.confirm("notes.png is no photo"), .confirm("large.png has more than 100 bytes")])
  }

  @Test func `gives nothing when the user picks no file, or does not want to pick again`() async {
    #expect(await pick() == nil)
    router.picks = [.success([PickedFile("a.png", content: Data())]), .success([photo])]
    #expect(await pick() == nil)
    #expect(router.calls.last == .confirm("a.png is no photo"))
  }

  @Test func `says why nothing can be picked, unless the screen or the app has ended`() async {
    router.picks = [
      .failure(.hostFailed("no camera")), .failure(.screenEnded(ScreenID(rawValue: 1))),
      .failure(.notRunning),
    ]
    for _ in 0..<3 { #expect(await pick() == nil) }
    #expect(
      router.calls.filter { $0 != .pickImage(mostBytes: 100) }
        == [.message("Not possible: the host could not do it: no camera", .error)])
  }
}
