import Foundation

/// A reader of the index that the compiler writes with a build, by the toolchain's own library.
///
/// On Linux nothing else tells which symbol a line refers to.
struct IndexStore {
  /// A line that refers to a symbol, or declares what overrides or implements it.
  struct Use: Hashable {
    /// The path of the file, without links.
    var file: String
    var line: Int
    /// The unified symbol resolution of the symbol.
    var symbol: String
    var isOverride: Bool
  }

  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  private typealias Handle = UnsafeMutableRawPointer
  private typealias Get = @convention(c) (Handle) -> Handle?
  private typealias Roles = @convention(c) (Handle) -> UInt64
  // NB: of the same layout as the library's strings, which are a pointer and a length.
  private typealias Text = @convention(c) (Handle) -> iovec
  private typealias Open = @convention(c) (Handle, UnsafePointer<CChar>, Handle?) -> Handle?
  private typealias Close = @convention(c) (Handle) -> Void

  private static let record: Int32 = 2
  private static let reference: UInt64 = 1 << 2
  private static let overriding: UInt64 = 1 << 11

  private let library: Handle
  private let store: Handle

  /// Opens the index in a folder.
  init(_ folder: URL) throws {
    let swift = try Self.realPath(of: Self.path(of: "swift"))
    let tools = URL(filePath: swift ?? "").deletingLastPathComponent().deletingLastPathComponent()
    let name = tools.appending(path: "lib/libIndexStore.so").path
    guard let library = dlopen(name, RTLD_NOW) else {
      throw Missing(description: "There is no \(name).")
    }
    self.library = library
    let create = unsafeBitCast(
      dlsym(library, "indexstore_store_create"),
      to: (@convention(c) (UnsafePointer<CChar>, Handle?) -> Handle?).self)
    guard let store = create(folder.path, nil) else {
      throw Missing(description: "There is no index in \(folder.path): build first.")
    }
    self.store = store
  }

  /// Returns the uses of symbols in the files of a folder.
  func uses(of symbols: Set<String>, in folder: URL) throws -> Set<Use> {
    guard let prefix = Self.realPath(of: folder.path).map({ $0 + "/" }) else { return [] }
    var found: Set<Use> = []
    var isKnown = false
    for unit in units() {
      let open: Open = function("indexstore_unit_reader_create")
      guard let reader = open(store, unit, nil) else { continue }
      defer { close(reader, by: "indexstore_unit_reader_dispose") }
      let main = text(reader, "indexstore_unit_reader_get_main_file")
      guard let file = Self.realPath(of: main), file.hasPrefix(prefix) else { continue }
      isKnown = true
      for record in records(of: reader) {
        add(usesIn: record, of: symbols, file: file, to: &found)
      }
    }
    guard isKnown else { throw Missing(description: "\(prefix) is not in the index: build first.") }
    return found
  }

  private func units() -> [String] {
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      let apply = function(
        "indexstore_store_units_apply_f",
        as: (@convention(c) (
          Handle, UInt32, Handle?, @convention(c) (Handle?, iovec) -> Bool
        ) -> Bool).self)
      _ = apply(store, 0, names) { names, name in
        names?.assumingMemoryBound(to: [String].self).pointee.append(IndexStore.string(name))
        return true
      }
    }
    return names
  }

  private func records(of unit: Handle) -> [String] {
    var names: [String] = []
    each("indexstore_unit_reader_dependencies_apply_f", of: unit) { dependency in
      let kind: @convention(c) (Handle) -> Int32 = function("indexstore_unit_dependency_get_kind")
      if kind(dependency) == Self.record {
        names.append(text(dependency, "indexstore_unit_dependency_get_name"))
      }
    }
    return names
  }

  private func add(
    usesIn record: String, of symbols: Set<String>, file: String, to found: inout Set<Use>
  ) {
    let open: Open = function("indexstore_record_reader_create")
    guard let reader = open(store, record, nil) else { return }
    defer { close(reader, by: "indexstore_record_reader_dispose") }
    let roles: Roles = function("indexstore_occurrence_get_roles")
    let symbol: Get = function("indexstore_occurrence_get_symbol")
    let relationRoles: Roles = function("indexstore_symbol_relation_get_roles")
    let relationSymbol: Get = function("indexstore_symbol_relation_get_symbol")
    each("indexstore_record_reader_occurrences_apply_f", of: reader) { occurrence in
      func add(_ handle: Handle?, isOverride: Bool) {
        guard let handle else { return }
        let name = text(handle, "indexstore_symbol_get_usr")
        guard symbols.contains(name) else { return }
        found.insert(
          Use(file: file, line: line(of: occurrence), symbol: name, isOverride: isOverride))
      }
      if roles(occurrence) & Self.reference != 0 { add(symbol(occurrence), isOverride: false) }
      each("indexstore_occurrence_relations_apply_f", of: occurrence) { relation in
        if relationRoles(relation) & Self.overriding != 0 {
          add(relationSymbol(relation), isOverride: true)
        }
      }
    }
  }

  private func line(of occurrence: Handle) -> Int {
    let get:
      @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) ->
        Void = function("indexstore_occurrence_get_line_col")
    var line: UInt32 = 0
    var column: UInt32 = 0
    get(occurrence, &line, &column)
    return Int(line)
  }

  // MARK: The library's functions

  private func function<Function>(_ name: String, as _: Function.Type = Function.self) -> Function {
    unsafeBitCast(dlsym(library, name), to: Function.self)
  }

  private func text(_ handle: Handle, _ name: String) -> String {
    let get: Text = function(name)
    return Self.string(get(handle))
  }

  private func close(_ reader: Handle, by name: String) {
    let close: Close = function(name)
    close(reader)
  }

  private func each(_ name: String, of owner: Handle, _ body: (Handle) -> Void) {
    withoutActuallyEscaping(body) { body in
      var body = body
      withUnsafeMutablePointer(to: &body) { body in
        let apply = function(
          name,
          as: (@convention(c) (
            Handle, Handle?, @convention(c) (Handle?, Handle?) -> Bool
          ) -> Bool).self)
        _ = apply(owner, body) { body, element in
          if let body, let element {
            body.assumingMemoryBound(to: ((Handle) -> Void).self).pointee(element)
          }
          return true
        }
      }
    }
  }

  private static func string(_ text: iovec) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }

  // MARK: Paths

  private static func path(of program: String) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let paths = folders.split(separator: ":").map { "\($0)/\(program)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw Missing(description: "There is no '\(program)' in the path.")
    }
    return path
  }

  /// Returns a path without links, or nil if nothing is there.
  private static func realPath(of path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
