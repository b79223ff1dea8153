package import Foundation

/// A socket that listens at a free port of this machine, for a program to take over.
package struct ListeningPort {
  package let handle: FileHandle
  package let port: Int

  package init() throws {
    #if canImport(Darwin) || canImport(Musl)
      let socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
      let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    handle = FileHandle(fileDescriptor: socket, closeOnDealloc: true)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        if bind(socket, address, length) != 0 || listen(socket, 512) != 0 { return Int32(-1) }
        return getsockname(socket, address, &length)
      }
    }
    guard result == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EINVAL) }
    port = Int(UInt16(bigEndian: address.sin_port))
  }
}
