import CalcotContent
import CalcotTesting
import CalcotTree
import Testing

@testable import Calcot

@MainActor
@Suite("The list of open questions and messages")
final class QuestionsTests {
  private var questions = Questions()
  private let told = Recorder<String>()

  private func openNextDialog() -> LayerID? { questions.openNextDialog()?.id }
  private func openNextHostRequest() -> Bool { questions.openNextHostRequest() }
  private func close(_ message: MessageID) -> Bool { questions.close(message) }

  private static func dialog(_ number: Int, of screen: Int? = nil) -> Dialog {
    Dialog(
      id: LayerID(rawValue: number), style: .alert, title: "Question \(number)", message: nil,
      choices: [Choice("Yes", 0)],
      owner: screen.map { ScreenID(rawValue: $0) })
  }

  private static func copy(_ number: Int, of screen: Int? = nil) -> HostRequest {
    HostRequest(
      id: HostRequestID(rawValue: number), work: .copy("a"),
      owner: screen.map { ScreenID(rawValue: $0) })
  }

  @Test func `opens dialogs in order, and none while the host works`() {
    questions.add(Self.dialog(1)) { _ in }
    questions.add(Self.copy(2)) { _ in }
    #expect(openNextDialog() == LayerID(rawValue: 1))
    #expect(openNextDialog() == nil)
    #expect(openNextHostRequest())
    questions.add(Self.dialog(3)) { _ in }
    #expect(openNextDialog() == nil)
    _ = questions.close(HostRequestID(rawValue: 2))
    #expect(questions.hostRequest == nil)
    #expect(openNextDialog() == LayerID(rawValue: 3))
  }

  @Test func `has one host request open at a time`() {
    questions.add(Self.copy(1)) { _ in }
    questions.add(Self.copy(2)) { _ in }
    #expect(openNextHostRequest())
    #expect(!openNextHostRequest())
    #expect(questions.hostRequest?.id == HostRequestID(rawValue: 1))
  }

  @Test func `gives the handler of a closed question once`() {
    let told = told
    questions.add(Self.dialog(1)) { told.values.append("\($0 as Any)") }
    questions.close(LayerID(rawValue: 1))?(0)
    let second = questions.close(LayerID(rawValue: 1))
    #expect(second == nil)
    #expect(told.values == ["Optional(0)"])
    #expect(!questions.contains(LayerID(rawValue: 1)))
  }

  @Test func `withdraws the questions of screens that leave, and no others`() {
    let told = told
    questions.add(Self.dialog(1, of: 7)) { _ in told.values.append("dialog of 7") }
    questions.add(Self.dialog(2, of: 8)) { _ in told.values.append("dialog of 8") }
    questions.add(Self.copy(3, of: 7)) { _ in told.values.append("work of 7") }
    _ = questions.openNextHostRequest()
    for tell in questions.abandon(ownedBy: [ScreenID(rawValue: 7)]) { tell() }
    #expect(told.values == ["dialog of 7", "work of 7"])
    #expect(questions.hostRequest == nil)
    #expect(questions.contains(LayerID(rawValue: 2)))
  }

  @Test func `withdraws the questions of flows that end, and none of other flows or screens`() {
    let told = told
    let (ended, other) = (FlowID(rawValue: 3), FlowID(rawValue: 4))
    questions.add(Self.dialog(1), of: ended) { _ in told.values.append("dialog of flow 3") }
    questions.add(Self.dialog(2), of: other) { _ in told.values.append("dialog of flow 4") }
    questions.add(Self.dialog(3, of: 8)) { _ in told.values.append("dialog of 8") }
    questions.add(Self.copy(4), of: ended) { _ in told.values.append("work of flow 3") }
    _ = questions.openNextHostRequest()
    for tell in questions.abandon(ownedBy: [ScreenID(rawValue: 7)], [ended]) { tell() }
    #expect(told.values == ["dialog of flow 3", "work of flow 3"])
    #expect(questions.hostRequest == nil)
    #expect(questions.contains(LayerID(rawValue: 2)) && questions.contains(LayerID(rawValue: 3)))
  }

  @Test func `withdraws everything at the end`() {
    let told = told
    questions.add(Self.dialog(1)) { _ in told.values.append("dialog") }
    questions.add(Self.copy(2)) { _ in told.values.append("work") }
    for tell in questions.abandonAll() { tell() }
    #expect(told.values == ["dialog", "work"])
  }

  @Test func `lets a success give way, and keeps errors until they are closed`() {
    questions.add("Saved", .success, action: nil)
    questions.add("Offline", .error, action: nil)
    questions.add("Offline", .error, action: nil)
    #expect(questions.status.messages.map(\.text) == ["Offline"])
    let id = questions.status.messages[0].id
    #expect(close(id))
    #expect(!close(id))
    #expect(questions.status == AppStatus())
  }
}
