/// The location of the cache.
public enum CacheLocation {
  /// Returns the folder for one codebase, or nil if the user has no place for caches.
  ///
  /// - Parameters:
  /// - path: The path of the command line. Without it the folder is where `XDG_CACHE_HOME` or
  ///   `HOME` says.
  /// - root: The absolute path of the codebase.
  public static func folder(
    for root: Path, path: Path?, environment: (String) -> String?
  ) -> Path? {
    guard let base = path ?? userFolder(environment) else { return nil }
    let hash = ContentHash(of: root.bytes)
    let name = String(hash.high, radix: 36) + String(hash.low, radix: 36)
    return base.appending(Array(name.utf8))
  }

  private static func userFolder(_ environment: (String) -> String?) -> Path? {
    // NB: the specification ignores a relative path.
    if let caches = environment("XDG_CACHE_HOME"), caches.hasPrefix("/") {
      return Path(caches).appending(Array("calcot".utf8))
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return Path(home).appending(Array("Library/Caches/calcot".utf8))
    #else
      return Path(home).appending(Array(".cache/calcot".utf8))
    #endif
  }
}
