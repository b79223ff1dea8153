import Calcot
import CalcotContent
import CalcotTesting
import Testing

@testable import CalcotTerminal

@Suite("The message that the user has seen")
@MainActor
struct MessageWatchTests {
  private let clock = ManualClock()
  private let plain = AppStatus.Message(
    id: MessageID(rawValue: 1), text: "Saved", kind: .success)
  private let offer = AppStatus.Message(
    id: MessageID(rawValue: 2), text: "Deleted", kind: .success, action: "Undo")

  @Test func `is closed once by any key but the wheel, and no key closes an unseen message`() {
    var watch = MessageWatch(HostClock(clock))
    #expect(watch.closed(by: .down) == nil)
    watch.note(plain)
    #expect(watch.closed(by: .wheelDown) == nil)
    #expect(watch.closed(by: .down) == plain.id)
    #expect(watch.closed(by: .down) == nil)
  }

  @Test func `an offer is closed by Ctrl-L, and by other keys after 20 seconds`() {
    var watch = MessageWatch(HostClock(clock))
    watch.note(offer)
    clock.advance(by: .seconds(19))
    watch.note(offer)
    #expect(watch.closed(by: .down) == nil)
    clock.advance(by: .seconds(1))
    #expect(watch.closed(by: .down) == offer.id)
    watch.note(offer)
    #expect(watch.closed(by: .control("l")) == offer.id)
  }

  @Test func `Ctrl-Y uses an offer once, and only an offer that is seen`() {
    var watch = MessageWatch(HostClock(clock))
    #expect(watch.used(by: .control("y"), offer) == nil)
    watch.note(offer)
    #expect(watch.used(by: .down, offer) == nil)
    #expect(watch.used(by: .control("y"), plain) == nil)
    #expect(watch.used(by: .control("y"), offer) == offer.id)
    #expect(watch.used(by: .control("y"), offer) == nil)
  }

  @Test func `the letter of the moment uses an offer as Ctrl-Y does`() {
    var watch = MessageWatch(HostClock(clock))
    watch.note(offer)
    #expect(watch.used(by: .character("u"), or: "t", offer) == nil)
    #expect(watch.used(by: .character("u"), or: "u", plain) == nil)
    #expect(watch.used(by: .character("u"), or: "u", offer) == offer.id)
  }
}
