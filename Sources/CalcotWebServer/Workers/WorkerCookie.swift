#if Web
  import CalcotWeb

  /// The cookie with which a browser names the worker that has its sessions.
  ///
  /// It is not signed: a forged one chooses a worker, but gives no access to sessions of others.
  struct WorkerCookie: Sendable {
    /// The name of the cookie. It contains the port, because browsers send the cookies of one port
    /// of a host to all others.
    let name: String
    private let attributes: String

    init(port: Int, isSecure: Bool) {
      name = "\(isSecure ? "__Host-" : "")calcot-worker-\(port)"
      attributes = "; Path=/; HttpOnly; SameSite=Lax" + (isSecure ? "; Secure" : "")
    }

    /// Returns the field that names a worker to a browser.
    func header(naming worker: Int) -> WebHeader {
      WebHeader("Set-Cookie", "\(name)=\(worker)\(attributes)")
    }

    /// Returns the worker that the fields of a request name, out of a number of workers; `nil` if
    /// they name none.
    func worker(in fields: some Sequence<String>, of count: Int) -> Int? {
      let prefix = "\(name)="
      for field in fields {
        for pair in field.split(separator: ";") {
          let pair = pair.drop { $0 == " " }
          guard pair.hasPrefix(prefix) else { continue }
          let text = pair.dropFirst(prefix.count)
          guard text.utf8.count <= 4, let worker = Int(outside: text), (0..<count).contains(worker)
          else { return nil }
          return worker
        }
      }
      return nil
    }
  }
#endif
