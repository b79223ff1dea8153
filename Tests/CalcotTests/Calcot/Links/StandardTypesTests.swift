import Calcot
import CalcotContent
import CalcotStreams
import CalcotViews
import Testing

/// Compiled beside every module of the framework that an app's files import.
@Suite("The standard library's types")
struct StandardTypesTests {
  @Test("get no initializers from this package, so that references to their own stay unambiguous")
  func initializers() {
    #expect(["1", "x"].compactMap(Int.init) == [1])
    #expect(["1", "x"].compactMap(Int64.init) == [1])
    #expect(["0.5", "x"].compactMap(Double.init) == [0.5])
    #expect(["true", "x"].compactMap(Bool.init) == [true])
    #expect([1, 2].map(String.init) == ["1", "2"])
    #expect([1, nil].map(Optional.init).count == 2)
  }
}
