import CalcotWeb
import CalcotWebTesting
import NIOCore

@testable import WebWire

/// A page connected to a server through a real WebSocket.
@MainActor
final class SocketConnection: PageConnection {
  private let page: LivePage
  private var channel: (any Channel)?
  private var unsent: [String] = []
  private var beats = (asked: 0, answered: 0)
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var changes: [CheckedContinuation<Void, Never>] = []
  private(set) var isOpen = true
  /// A Boolean value that indicates whether a server has accepted the connection.
  var wasAccepted: Bool { channel != nil }
  /// The code with which the server closed the connection.
  private(set) var closeCode: Int?

  /// Connects a page, which then identifies itself.
  ///
  /// - Parameters:
  ///   - request: The request of the page for the connection.
  ///   - address: The address of this end.
  init(
    _ page: LivePage, asking request: WebRequest, port: Int,
    from address: String = Wire.usualAddress
  ) {
    self.page = page
    page.connect { [weak self] in self?.send($0) }
    let headers = request.headers.map { (name: $0.name, value: $0.value) }
    Task { [weak self] in
      if let wire = try? await Wire.live(port: port, headers: headers, from: address) {
        self?.connected(wire.channel)
        while self?.isOpen == true, let frame = try? await wire.frame() { self?.take(frame) }
      }
      self?.end()
    }
  }

  func flush() async {
    guard isOpen else { return }
    send("[0,\(page.frames)]")
    let asked = beats.asked
    while isOpen, beats.answered < asked {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Waits until the page has received something, or the connection has closed.
  func change() async {
    guard isOpen else { return }
    await withCheckedContinuation { changes.append($0) }
  }

  func close() {
    channel?.close(promise: nil)
    end()
  }

  private func send(_ text: String) {
    if text.hasPrefix("[0,") { beats.asked += 1 }
    unsent.append(text)
    sendUnsent()
  }

  private func say(opcode: UInt8, _ content: [UInt8], on channel: any Channel) {
    let bytes = Wire.frame(opcode: opcode, content)
    channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
  }

  private func connected(_ channel: any Channel) {
    guard isOpen else { return channel.close(promise: nil) }
    self.channel = channel
    sendUnsent()
  }

  private func sendUnsent() {
    guard let channel else { return }
    for text in unsent { say(opcode: 1, Array(text.utf8), on: channel) }
    unsent = []
  }

  private func take(_ frame: Wire.Frame) {
    switch frame.opcode {
    case 1 where frame.text == "0":
      beats.answered += 1
      wake()
    case 1:
      page.receive(frame.text)
      tellChange()
    case 8:
      closeCode = frame.closeCode
      channel?.close(promise: nil)
    case 9: channel.map { say(opcode: 10, [], on: $0) }
    default: break
    }
  }

  private func end() {
    guard isOpen else { return }
    isOpen = false
    page.disconnect()
    wake()
    tellChange()
  }

  private func tellChange() {
    for continuation in changes { continuation.resume() }
    changes = []
  }

  private func wake() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
