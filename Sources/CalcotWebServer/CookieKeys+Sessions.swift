#if Web
  import CalcotWeb
  import Crypto

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Sessions are sealed by AES-GCM with keys that are derived from those of the cookies by HKDF
  /// with SHA-256 (RFC 5869): the first key seals, and every key opens what it has sealed.
  extension CookieKeys: SessionSealer {
    func seal(_ bytes: [UInt8], of id: String) -> [UInt8] {
      let box = try? AES.GCM.seal(
        bytes, using: Self.sessionKey(keys[0]), authenticating: Array(id.utf8))
      // NB: only a key of a wrong size cannot seal, and a box with a nonce of the usual size is whole.
      guard let combined = box?.combined else { return [] }
      return Array(combined)
    }

    func open(_ sealed: [UInt8], of id: String) -> [UInt8]? {
      guard let box = try? AES.GCM.SealedBox(combined: sealed) else { return nil }
      for key in keys {
        let opened = try? AES.GCM.open(
          box, using: Self.sessionKey(key), authenticating: Array(id.utf8))
        if let opened { return Array(opened) }
      }
      return nil
    }

    private static func sessionKey(_ key: SymmetricKey) -> SymmetricKey {
      HKDF<SHA256>.deriveKey(
        inputKeyMaterial: key, info: Array("calcot session".utf8), outputByteCount: 32)
    }
  }
#endif
