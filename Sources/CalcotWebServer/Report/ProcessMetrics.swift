#if Web
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// A metric of the app's own, read when the metrics are asked for.
  struct ShownValue: Sendable {
    /// The problem of the name, which stands in a text with a grammar; `nil` if it has none.
    var problem: WebServerProblem? {
      let isFit = name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
      guard !isFit || name.first?.isNumber ?? true else { return nil }
      return .badOption(
        name: "The name of a metric", value: "\"\(name)\"",
        allowed: "letters, digits and underscores, with no digit first")
    }
    let name, meaning: String
    let read: @Sendable () async -> Double

    /// Records the present value.
    func record(in registry: MetricsRegistry) async {
      registry.describe(name, as: meaning)
      registry.set(name, to: await read())
    }
  }

  /// The metrics of the process, read when they are asked for, under the names that Prometheus'
  /// own clients give them. Memory and descriptors are known on Linux only.
  enum ProcessMetrics {
    static let help = [
      "process_cpu_seconds_total": "Processor time of the process, in seconds",
      "process_resident_memory_bytes": "Memory of the process that is in use",
      "process_open_fds": "Open file descriptors of the process",
      "process_max_fds": "The most file descriptors that the process may open",
    ]

    /// Records the present values.
    static func record(in registry: MetricsRegistry) {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      registry.set(
        "process_cpu_seconds_total", to: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9,
        as: "counter")
      #if os(Linux)
        registry.set("process_max_fds", to: Double(OpenFileLimit.current))
        if let pages = residentPages {
          registry.set("process_resident_memory_bytes", to: pages * Double(getpagesize()))
        }
        if let files = openFiles { registry.set("process_open_fds", to: Double(files)) }
      #endif
    }

    #if os(Linux)
      private static var residentPages: Double? {
        guard let file = fopen("/proc/self/statm", "r") else { return nil }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return nil }
        let words = line.prefix { $0 != 0 }.split(separator: 0x20)
        guard words.count > 1 else { return nil }
        return Double(String(decoding: words[1].map(UInt8.init(bitPattern:)), as: UTF8.self))
      }

      private static var openFiles: Int? {
        guard let folder = opendir("/proc/self/fd") else { return nil }
        defer { closedir(folder) }
        var count = 0
        while readdir(folder) != nil { count += 1 }
        // NB: the folder itself, the one above, and the descriptor that reads it.
        return count - 3
      }
    #endif
  }
#endif
