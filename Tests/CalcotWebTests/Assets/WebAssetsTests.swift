import Foundation
import Testing

@testable import CalcotWeb

@Suite("The files that every page loads")
struct WebAssetsTests {
  @Test func `the script and the style are at most 12 KB each, gzipped`() throws {
    for asset in [WebAssets.script, WebAssets.style] {
      #expect((1...12_288).contains(try Self.zippedSize(of: asset.bytes)), "\(asset.path)")
    }
  }

  private static func zippedSize(of bytes: [UInt8]) throws -> Int {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", "-c"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data(bytes))
    try input.fileHandleForWriting.close()
    let zipped = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return zipped.count
  }

  @Test func `neither script nor style loads anything from elsewhere`() {
    for asset in [WebAssets.script, WebAssets.style] {
      let text = String(decoding: asset.bytes, as: UTF8.self)
      #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("@import"))
    }
  }
}
