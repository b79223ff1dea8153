#if PostgreSQL
  internal import CPostgreSQL
  internal import Dispatch
  internal import Foundation

  /// A request to the server to give a statement up, which goes over a connection of its own.
  final class CancelRequest: Sendable {
    // NB: libpq allows any thread to use it; it is freed with the object.
    private nonisolated(unsafe) let cancel: OpaquePointer?
    private let sending = DispatchGroup()

    init(_ connection: OpaquePointer?) { cancel = PQgetCancel(connection) }

    deinit { PQfreeCancel(cancel) }

    /// Sends the request, on a thread that may wait.
    func send() {
      DispatchQueue.global().async(group: sending) { [self] in
        var reason = [CChar](repeating: 0, count: 256)
        // The statement ends by itself if the request does not arrive.
        _ = PQcancel(cancel, &reason, Int32(reason.count))
      }
    }

    /// Waits until a request that was sent has arrived.
    func settle() async {
      await withCheckedContinuation { continuation in
        sending.notify(queue: .global()) { continuation.resume() }
      }
    }
  }
#endif
