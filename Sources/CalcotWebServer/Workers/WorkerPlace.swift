#if Web
  import CalcotWeb
  import NIOCore
  import NIOHTTP1

  /// Where a worker stands among the others, and its way to them.
  struct WorkerPlace: Sendable {
    /// The number of the worker, from 0.
    let number: Int
    /// The number of all workers.
    let count: Int
    let cookie: WorkerCookie
    /// Passes a connection, with what has been read of it, to another worker.
    let pass: @Sendable (_ descriptor: CInt, _ bytes: ByteBuffer, _ worker: Int) -> Passed

    /// The outcome of passing a connection on.
    enum Passed {
      case passed
      /// There is no room now.
      case full
      /// What has been read of it is too long.
      case tooLong
      case failed
    }

    /// Returns the other worker that a request belongs to; `nil` if it may be answered here.
    func otherHome(of head: HTTPRequestHead) -> Int? {
      let asked = OperationsSite.askedWorker(head.uri)
      let home = asked ?? cookie.worker(in: head.headers["cookie"], of: count)
      guard let home, home != number, home < count else { return nil }
      return home
    }

    /// Returns the field that a response needs so that the browser's next request comes here; `nil` if it
    /// comes here anyway, or if others may see the response.
    func header(for response: WebResponse, to request: WebRequest) -> WebHeader? {
      guard response.header("Cache-Control")?.contains("no-store") == true else { return nil }
      return header(for: request)
    }

    /// Returns the field for the response that opens a WebSocket.
    func header(for request: WebRequest) -> WebHeader? {
      let fields = request.headers.lazy.filter { $0.name.lowercased() == "cookie" }.map(\.value)
      return cookie.worker(in: fields, of: count) == number ? nil : cookie.header(naming: number)
    }
  }
#endif
