#if Web
  import HummingbirdCore

  /// The limit of the open connections of a server of one process; the log says when it is reached.
  struct ConnectionLimit: AvailableConnectionsDelegate {
    private let most: Int
    private let others: OpenConnections
    private let report: WebServerReport
    private var count = 0

    /// Creates a limit.
    ///
    /// - Parameter others: The connections that count as well and are not reported to this limit.
    init(most: Int, beside others: OpenConnections, report: WebServerReport) {
      (self.most, self.others, self.report) = (most, others, report)
    }

    mutating func connectionOpened() { count += 1 }

    mutating func connectionClosed() { count -= 1 }

    func isAcceptingNewConnections() -> Bool {
      if count + others.count < most { return true }
      report.connectionsFull(most)
      return false
    }
  }
#endif
