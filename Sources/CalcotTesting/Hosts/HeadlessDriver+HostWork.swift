import Calcot
public import CalcotContent

/// A headless host opens addresses and copies at once, and records the work in
/// ``HostDriver/performed``. Sharing and picking are left to the user.
extension HeadlessDriver {
  /// A Boolean value that indicates whether the host waits for the user to complete a request.
  public var isRequestShown: Bool { request != nil }

  public func carryOut() throws(NotThere) {
    let request = try offered()
    guard request.work.pick == nil else {
      throw NotThere("\(request.work.readableLine) waits for files: pick some.")
    }
    try reply(.done, to: request)
  }

  public func pick(_ files: [PickedFile]) throws(NotThere) {
    try reply(.picked(files), to: try offered())
  }

  public func leaveRequest() throws(NotThere) { try reply(.cancelled, to: try offered()) }

  func performAtOnce() {
    guard performsAtOnce, let request else { return }
    switch request.work {
    case .open, .copy: try? reply(.done, to: request)
    case .share, .pickImage, .pickDocuments: break
    }
  }

  private func offered() throws(NotThere) -> HostRequest {
    guard reachable.dialog == nil, let request else {
      throw NotThere("The host offers nothing to do for the app.")
    }
    return request
  }

  private func reply(_ reply: HostReply, to request: HostRequest) throws(NotThere) {
    try accept(app?.send(.reply(reply, to: request.id)))
    if reply == .done { performed.append(request.work) }
  }
}
