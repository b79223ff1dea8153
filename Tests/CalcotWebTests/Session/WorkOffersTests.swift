import Calcot
import CalcotContent
import CalcotTree
import Foundation
import Testing

@testable import CalcotWeb

@Suite("The offers of a session")
struct WorkOffersTests {
  private let uploads = UploadRegistry()
  private let told = Locked<[String]>([])
  private var offers: WorkOffers

  init() { offers = WorkOffers(uploads, uploadLimit: 1_000) }

  /// Offers work and returns the token of the offer.
  @discardableResult
  private mutating func offer(_ work: HostWork?, id: Int = 1) -> String {
    let request = work.map { HostRequest(id: HostRequestID(rawValue: id), work: $0, owner: nil) }
    offers.offer(request, to: "visitor", page: MessagePage()) { [told] problem, token in
      told.withLock { $0 += [problem, token] }
    }
    return offers.current?.token ?? ""
  }

  @Test mutating func `keep a request's token until another request takes its place`() {
    let tokens = [
      offer(.copy("a")), offer(.copy("a")), offer(.copy("a"), id: 2), offer(nil, id: 3),
    ]
    #expect(tokens[0] == tokens[1] && tokens[1] != tokens[2] && tokens[3].isEmpty)
    #expect(offers.current(tokens[2]) == nil && offers.current == nil)
  }

  @Test mutating func `open an upload for one visitor while it is offered`() {
    let token = offer(.pickDocuments(FilePick(most: 2_000, mostBytes: 1_000_000)))
    let upload = uploads.upload(token, of: "visitor")
    #expect(upload?.limits.bytes == 1_000 && upload?.mostFiles == 1_000)
    #expect(uploads.upload(token, of: "another") == nil)
    upload?.tell("too large")
    #expect(told.withLock { $0 } == ["too large", token])
    offers.withdraw()
    #expect(uploads.upload(token, of: "visitor") == nil)
  }

  @Test mutating func `keep a file that was handed out until something else is offered`() {
    let file = PickedFile("a.txt", content: Data("abc".utf8))
    let token = offer(.share(.file(file)))
    offers.handOut()
    offer(nil)
    #expect(offers.file(for: token)?.name == "a.txt" && offers.weight >= 3)
    offer(.copy("text"), id: 2)
    #expect(offers.file(for: token) == nil && offers.weight == 4)
  }

  @Test mutating func `show the problem of the last attempt`() {
    offer(.pickImage(FilePick()))
    offers.note(problem: "too large")
    #expect(offers.current?.panel(in: "s").problem == "too large")
  }
}
