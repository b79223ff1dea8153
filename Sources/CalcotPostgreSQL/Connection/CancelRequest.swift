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

    /// Waits until a request that was sent has arrived; returns false if the server does not take it.
    func settle(within limit: Duration) async -> Bool {
      if hasArrived(by: .now()) { return true }
      return await withCheckedContinuation { continuation in
        DispatchQueue.global().async { [self] in
          continuation.resume(returning: hasArrived(by: .now() + limit / .seconds(1)))
        }
      }
    }

    private func hasArrived(by time: DispatchTime) -> Bool {
      sending.wait(timeout: time) == .success
    }
  }
#endif
