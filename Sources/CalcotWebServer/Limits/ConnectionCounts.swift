#if Web
  import Calcot
  import NIOCore

  /// The open connections of each address.
  final class ConnectionCounts: Sendable {
    private let counts = Locked<[String: Int]>([:])
    private let most: Int

    /// Creates a count of no connections.
    ///
    /// - Parameters:
    ///   - most: The maximum number of connections of one address.
    ///   - all: The number of connections for which there are descriptors; one address gets half of them.
    init(most: Int, of all: Int) { self.most = min(most, all / 2) }

    /// Counts a connection until it closes; returns `false` if its address has too many.
    func add(_ channel: any Channel, from address: String) -> Bool {
      guard !address.isEmpty else { return true }
      let isAdded = counts.withLock { counts in
        guard counts[address, default: 0] < most else { return false }
        counts[address, default: 0] += 1
        return true
      }
      if isAdded { channel.closeFuture.whenComplete { [weak self] _ in self?.remove(address) } }
      return isAdded
    }

    private func remove(_ address: String) {
      counts.withLock { counts in
        let left = counts[address, default: 1] - 1
        counts[address] = left == 0 ? nil : left
      }
    }
  }
#endif
