#if Web
  import CalcotWeb
  import NIOCore
  import NIOHTTP1

  /// The place of a process among those that serve, and its means of passing connections to them.
  struct WorkerPlace: Sendable {
    typealias Pass = @Sendable (_ descriptor: CInt, _ bytes: ByteBuffer, _ worker: Int) -> Passed

    /// The number of the worker, from 0.
    let number: Int
    /// The number of all workers.
    let count: Int
    /// The cookie that brings a browser to its worker; `nil` if there is only one process.
    let cookie: WorkerCookie?
    /// Passes a connection, with the bytes that have been read from it, to a worker, or to this process
    /// anew.
    let pass: Pass
    /// Adds to what this worker has counted.
    var note: @Sendable (WorkerLoad) -> Void = { _ in }

    /// Returns the place of a process that serves by itself.
    static func alone(pass: @escaping Pass) -> WorkerPlace {
      WorkerPlace(number: 0, count: 1, cookie: nil, pass: pass)
    }

    /// The outcome of passing a connection on.
    enum Passed {
      case passed
      /// The socket has no room now.
      case full
      /// The bytes that have been read are too long for a message.
      case tooLong
      case failed
    }

    /// Returns the other worker that a request belongs to; `nil` if this one may answer it.
    func otherHome(of head: HTTPRequestHead) -> Int? {
      let asked = OperationsSite.askedWorker(head.uri)
      let home = asked ?? cookie?.worker(in: head.headers["cookie"], of: count)
      guard let home, home != number, home < count else { return nil }
      return home
    }

    /// Returns the field for a response that brings the browser's next request to this worker;
    /// `nil` if it comes here anyway, or if a cache may show the response to others.
    func header(for response: WebResponse, to request: WebRequest) -> WebHeader? {
      guard response.header("Cache-Control")?.contains("no-store") == true else { return nil }
      return header(for: request)
    }

    /// Returns the field for the response that opens a WebSocket.
    func header(for request: WebRequest) -> WebHeader? {
      guard let cookie else { return nil }
      let fields = request.headers.lazy.filter { $0.name.lowercased() == "cookie" }.map(\.value)
      guard cookie.worker(in: fields, of: count) != number else { return nil }
      note(WorkerLoad(visitors: 1))
      return cookie.header(naming: number)
    }
  }
#endif
