#if Web
  import Calcot
  import CalcotWeb
  import NIOCore

  /// The open connections of each address, and how often it opens one.
  final class ConnectionCounts: Sendable {
    private let counts = Locked<[String: Int]>([:])
    private let most: Int
    private let opened: Budgets

    /// Creates a count of no connections.
    ///
    /// - Parameters:
    ///   - most: The maximum number of connections of one address.
    ///   - all: The number of connections for which there are descriptors; one address gets half of them.
    init(most: Int, of all: Int) {
      self.most = min(most, all / 2)
      opened = Budgets(rate: Double(most) / 5, burst: Double(most) * 2)
    }

    /// Counts a connection until it closes; returns `false` if its address has too many, or opens them too
    /// often: in each second a fifth of those that it may have, and twice as many at once.
    func add(_ channel: any Channel, from address: String) -> Bool {
      guard !address.isEmpty else { return true }
      guard opened.takeNow(of: address) == nil else { return false }
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
