import CalcotFiles
import Testing

struct ResultCacheTests {
  let folder: TemporaryFolder
  let question = ContentHash(high: 1, low: 2)
  let key = ContentHash(high: 3, low: 4)

  init() throws {
    folder = try TemporaryFolder()
  }

  private func cache(writer: UInt64 = 7, today: UInt32 = 100) -> ResultCache {
    ResultCache(
      folder: folder.path("cache"), writer: ContentHash(high: writer, low: 0), today: today)
  }

  @Test func `a result is there under its key, for its writer, for a week`() {
    #expect(cache().result(of: question, key: key) == nil)
    cache().keep([1, 2, 3], of: question, key: key)
    #expect(cache().result(of: question, key: key) == [1, 2, 3])
    #expect(cache(today: 106).result(of: question, key: key) == [1, 2, 3])
    #expect(cache(today: 107).result(of: question, key: key) == nil)
    #expect(cache(today: 99).result(of: question, key: key) == nil)
    #expect(cache(writer: 8).result(of: question, key: key) == nil)
    #expect(cache().result(of: question, key: ContentHash(high: 3, low: 5)) == nil)
    cache().keep([], of: question, key: key)
    #expect(cache().result(of: question, key: key) == [])
  }

  @Test func `a broken result is none`() throws {
    cache().keep(Array(0..<100), of: question, key: key)
    let file = folder.path("cache/1.result")
    let whole = try TextFile.read(file, shownPath: "")
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 1
      try TextFile.write(bytes, to: file, shownPath: "")
      #expect(cache().result(of: question, key: key) == nil, "byte \(index)")
      try TextFile.write(Array(whole[..<index]), to: file, shownPath: "")
      #expect(cache().result(of: question, key: key) == nil, "\(index) bytes")
    }
    try TextFile.write(whole, to: file, shownPath: "")
    #expect(cache().result(of: question, key: key) == Array(0..<100))
  }
}
