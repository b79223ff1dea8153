#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Fails the running test, under Swift Testing or XCTest, and lets it continue.
package func reportFailure(_ message: String, at place: SourcePlace) {
  #if canImport(Testing)
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
          column: Int(place.column)))
      return
    }
  #endif
  #if canImport(XCTest)
    XCTFail(message, file: place.filePath, line: place.line)
  #endif
}
