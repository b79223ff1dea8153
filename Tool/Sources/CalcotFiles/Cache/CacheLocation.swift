/// Where the cache lies.
public enum CacheLocation {
  /// The folder for one codebase, or nil if the user has no place for caches.
  ///
  /// `path` is what was asked for; otherwise it lies where the system's users expect caches, as said
  /// by `XDG_CACHE_HOME` or `HOME`. `root` is the codebase's folder, absolute.
  public static func folder(
    for root: Path, path: Path?, environment: (String) -> String?
  ) -> Path? {
    guard let base = path ?? userFolder(environment) else { return nil }
    let hash = ContentHash(of: root.bytes)
    let name = String(hash.high, radix: 36) + String(hash.low, radix: 36)
    return base.appending(Array(name.utf8))
  }

  private static func userFolder(_ environment: (String) -> String?) -> Path? {
    // The specification says that a relative path is to be ignored.
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
