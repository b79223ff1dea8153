#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The identity of the thread that runs the calling code.
package var currentThread: UInt {
  withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
}
