#if CALCOT_TOOL || (Web && DEBUG)
  import Foundation

  /// The sources of a package, watched by the system: nothing runs while nothing changes.
  final class SourceWatch {
    /// The descriptor that becomes readable when something has changed.
    let descriptor: Descriptor
    private let root: String
    private let scratch: String?
    private let hasTests: Bool
    #if canImport(Darwin)
      private var watched: [String: Descriptor] = [:]
    #else
      /// The folders, by the numbers of their watches.
      private var folders: [Int32: String] = [:]
    #endif

    /// Watches the sources of the package in a folder, without what is built in another one.
    init(_ root: String, skipping scratch: String? = nil, withTests hasTests: Bool = false) throws {
      (self.root, self.scratch, self.hasTests) = (root, scratch, hasTests)
      #if canImport(Darwin)
        let queue = kqueue()
      #else
        let queue = inotify_init1(Int32(IN_NONBLOCK))
      #endif
      guard queue >= 0 else { throw DevFailure.system("the sources cannot be watched") }
      descriptor = Descriptor(queue)
      try watch(root)
    }

    /// Returns a Boolean value that indicates whether a file belongs to what is built: not what the app
    /// itself writes, or an editor beside a file.
    func isSource(_ path: String) -> Bool {
      let parts = parts(of: path)
      guard let name = parts.last, !isSkipped(path), !name.hasSuffix("~") else { return false }
      return name.hasSuffix(".swift") || parts.first == "Sources" && name.contains(".")
    }

    /// Returns a Boolean value that indicates whether a file belongs to the package's tests.
    func isTest(_ path: String) -> Bool { parts(of: path).first == "Tests" }

    /// Returns the parts of a path below the package's folder, which may itself be in a hidden one.
    private func parts(of path: String) -> [Substring] {
      path.dropFirst(root.count).split(separator: "/")
    }

    private func isSkipped(_ path: String) -> Bool {
      if let scratch, path == scratch || path.hasPrefix(scratch + "/") { return true }
      let parts = parts(of: path)
      return !hasTests && isTest(path) || parts.contains { $0.hasPrefix(".") }
    }

    private func contents(of folder: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.map { "\(folder)/\($0)" }.filter { !isSkipped($0) }
    }

    private static func isFolder(_ path: String) -> Bool {
      var status = stat()
      return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    #if canImport(Darwin)
      /// Watches a folder with all that is in it. NB: a folder's own event tells of new and replaced
      /// files only.
      private func watch(_ path: String) throws {
        let isFolder = Self.isFolder(path)
        guard isFolder || isSource(path) else { return }
        if watched[path] == nil {
          let file = open(path, O_EVTONLY)
          guard file >= 0 else { return }
          let opened = Descriptor(file)
          var event = kevent(
            ident: UInt(opened.number), filter: Int16(EVFILT_VNODE),
            flags: UInt16(EV_ADD | EV_CLEAR),
            fflags: UInt32(NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME), data: 0,
            udata: nil)
          guard kevent(descriptor.number, &event, 1, nil, 0, nil) == 0 else {
            throw DevFailure.system("\(path) cannot be watched")
          }
          watched[path] = opened
        }
        if isFolder { for path in contents(of: path) { try watch(path) } }
      }

      /// Returns the paths of the sources that have changed since the last call.
      func changes() throws -> Set<String> {
        var changed: Set<String> = []
        var events = [kevent](repeating: kevent(), count: 64)
        var now = timespec()
        while case let count = kevent(descriptor.number, nil, 0, &events, 64, &now), count > 0 {
          let numbers = Set(events.prefix(Int(count)).map { Int32($0.ident) })
          for (path, file) in watched where numbers.contains(file.number) {
            // NB: a file that is replaced is another one from now on.
            if !Self.isFolder(path) { watched[path] = nil }
            if isSource(path) { changed.insert(path) }
          }
        }
        let known = Set(watched.keys)
        try watch(root)
        return changed.union(watched.keys.filter { !known.contains($0) && isSource($0) })
      }
    #else
      private func watch(_ folder: String) throws {
        let mask =
          IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
        let number = inotify_add_watch(descriptor.number, folder, UInt32(mask))
        guard number >= 0 else {
          // NB: it may have gone since it was seen.
          if errno == ENOENT || errno == ENOTDIR { return }
          // NB: inotify_add_watch(2): so it tells that there are too many watches.
          if errno == ENOSPC {
            throw DevFailure.failure(
              "calcot: error: the system watches no more folders; raise fs.inotify.max_user_watches"
            )
          }
          throw DevFailure.system("\(folder) cannot be watched")
        }
        folders[number] = folder
        for path in contents(of: folder) where Self.isFolder(path) { try watch(path) }
      }

      /// Returns the paths of the sources that have changed since the last call.
      func changes() throws -> Set<String> {
        var changed: Set<String> = []
        // inotify(7): a watch, a mask, a cookie and the length of the name, each of 32 bits, and the name.
        var rest = (descriptor.read() ?? [])[...]
        while rest.count >= 16 {
          let numbers = (0..<4).map { field in
            rest.dropFirst(4 * field).prefix(4).reversed().reduce(UInt32(0)) {
              $0 << 8 | UInt32($1)
            }
          }
          let (mask, length) = (Int(numbers[1]), Int(numbers[3]))
          let name = String(
            decoding: rest.dropFirst(16).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
          rest = rest.dropFirst(16 + length)
          if mask & Int(IN_Q_OVERFLOW) != 0 {
            try watch(root)
            changed.insert(root)
          }
          guard let folder = folders[Int32(bitPattern: numbers[0])] else { continue }
          let path = "\(folder)/\(name)"
          if mask & Int(IN_ISDIR) != 0 {
            changed.formUnion(try newSources(in: path))
          } else if isSource(path), mask & Int(IN_CREATE) == 0 {
            changed.insert(path)
          }
        }
        return changed
      }

      /// Watches a folder that has come or gone; returns the sources that it had before.
      private func newSources(in folder: String) throws -> Set<String> {
        guard !isSkipped(folder) else { return [] }
        guard Self.isFolder(folder) else {
          return parts(of: folder).first == "Sources" ? [folder] : []
        }
        try watch(folder)
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return Set(all.map { "\(folder)/\($0)" }.filter(isSource))
      }
    #endif
  }
#endif
