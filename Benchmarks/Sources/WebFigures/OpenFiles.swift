import Foundation

/// The limit of files and sockets that this process may have open: each session takes one.
enum OpenFiles {
  static func raiseLimit() {
    var limit = rlimit()
    let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    getrlimit(files, &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(files, &limit)
  }
}
