import CalcotFakes
import Testing

@Suite struct `The text of a fake` {
  private func outcome(
    _ text: String, module: String? = nil, others: [String] = [], maker: FakeMaker = FakeMaker()
  ) -> FakeOutcome {
    maker.fakes(
      of: [FakeSource(path: "A.swift", module: module, bytes: Array(text.utf8))],
      inheriting: others.enumerated().map {
        FakeSource(path: "Other\($0).swift", module: "Other", bytes: Array($1.utf8))
      })
  }

  @Test func `A fake reads as a person would write it`() throws {
    let outcome = outcome(
      """
      import Foundation

      public protocol Library: AnyObject {
        var title: String { get }
        func book(_ id: Int, in room: String) async throws(LibraryError) -> Book
      }
      """, module: "Books", maker: FakeMaker(module: "BooksTests"))
    #expect(outcome.refusals == [])
    #expect(outcome.files.map(\.name) == ["FakeLibrary.swift"])
    #expect(
      try #require(outcome.files.first).text == """
        // Made by `calcot fakes`; do not edit.

        import Books
        import Foundation

        /// A fake of ``Library``, which records calls and answers with what a test has set.
        final class FakeLibrary: Library {
          /// Called with the name of an asynchronous call before it is answered: may wait, or throw.
          var beforeAnswer: ((String) async throws -> Void)?

          private(set) var titleGets = 0
          var titleReturns: String?

          var title: String {
            titleGets += 1
            guard let titleReturns else {
              preconditionFailure("FakeLibrary.title has no answer: set titleReturns")
            }
            return titleReturns
          }

          private(set) var bookCalls: [(id: Int, room: String)] = []
          var bookThrows: LibraryError?
          var bookReturns: Book?
          var bookHandler: ((Int, String) async throws(LibraryError) -> Book)?

          func book(_ id: Int, in room: String) async throws(LibraryError) -> Book {
            bookCalls.append((id, room))
            do { try await beforeAnswer?("book(_:in:)") } catch {
              if let error = error as? LibraryError { throw error }
            }
            if let bookThrows { throw bookThrows }
            if let bookHandler { return try await bookHandler(id, room) }
            guard let bookReturns else {
              preconditionFailure("FakeLibrary.book(_:in:) has no answer: set bookReturns")
            }
            return bookReturns
          }
        }

        """)
  }

  @Test func `An internal protocol is imported for tests, its own module is not`() {
    let text = "protocol Library {}"
    func imports(into module: String) -> [Substring] {
      outcome(text, module: "Books", maker: FakeMaker(module: module))
        .files[0].text.split(separator: "\n").filter { $0.contains("import") }
    }
    #expect(imports(into: "BooksTests") == ["@testable import Books"])
    #expect(imports(into: "Books") == [])
  }

  @Test func `A protocol of another package is inherited with its members and its module`() {
    let outcome = outcome(
      "protocol Child: Parent {}",
      others: ["import Foundation\npublic protocol Parent { func go() }"])
    #expect(outcome.files[0].text.contains("import Foundation\nimport Other\n"))
    #expect(outcome.files[0].text.contains("func go() {"))
  }

  @Test func `The order of the files does not matter`() {
    let sources = (1...9).map { number in
      let text = "import M\(number)\nprotocol P\(number): Sendable { func f() throws -> Int }"
      return FakeSource(path: "\(number).swift", module: "Books", bytes: Array(text.utf8))
    }
    let files = FakeMaker().fakes(of: sources).files
    #expect(files.count == 11)
    for _ in 1...10 { #expect(FakeMaker().fakes(of: sources.shuffled()).files == files) }
    let one = FakeMaker().fakes(of: sources).file(named: "Fakes.swift")
    #expect(FakeMaker().fakes(of: sources.reversed()).file(named: "Fakes.swift") == one)
  }

  @Test func `A closure that does not escape is known behind a type alias of another file`() {
    let outcome = outcome(
      "protocol P { func run(_ done: Done, _ count: Count) }",
      others: ["typealias Done = () -> Void", "typealias Count = Int"])
    #expect(outcome.files[0].text.contains("private(set) var runCalls: [Count] = []"))
  }

  @Test func `A fake stands in the type of its protocol`() {
    let outcome = outcome(
      """
      enum Shelf {
        // calcot:fake
        protocol Reader { func read(_ book: Book) }
      }
      """, maker: FakeMaker(isMarkedOnly: true))
    #expect(outcome.files.map(\.name) == ["Shelf.FakeReader.swift"])
    #expect(
      outcome.files[0].text == """
        // Made by `calcot fakes`; do not edit.

        extension Shelf {
          /// A fake of ``Reader``, which records calls and answers with what a test has set.
          final class FakeReader: Reader {
            private(set) var readCalls: [Book] = []
            var readHandler: ((Book) -> Void)?

            func read(_ book: Book) {
              readCalls.append(book)
              readHandler?(book)
            }
          }
        }

        """)
  }

  @Test func `The nearest protocol of a name is inherited`() {
    let outcome = outcome(
      "protocol Base { func far() }\nenum E {\nprotocol Base { func near() }\n"
        + "protocol P: Base {}\n}\nprotocol Q: E.Base {}\nprotocol R: Base {}")
    let texts = Dictionary(uniqueKeysWithValues: outcome.files.map { ($0.name, $0.text) })
    #expect(outcome.refusals == [])
    #expect(texts["E.FakeP.swift"]?.contains("func near()") == true)
    #expect(texts["FakeQ.swift"]?.contains("func near()") == true)
    #expect(texts["FakeR.swift"]?.contains("func far()") == true)
  }

  @Test func `A name in both branches of a condition stands for either`() {
    let outcome = outcome(
      "#if A\nprotocol M {}\ntypealias T = Any\n#else\nprotocol M {}\ntypealias T = Sendable\n"
        + "#endif\nprotocol P: M, T {}\nprotocol Q: P, T {}")
    #expect(outcome.files.map(\.name) == ["FakeM.swift", "FakeP.swift", "FakeQ.swift"])
    #expect(outcome.refusals == [])
    #expect(outcome.files[1].text.contains("#if") == false)
  }

  @Test func `The fakes of both branches of a condition are in one file`() {
    let outcome = outcome("#if A\nprotocol P { func a() }\n#else\nprotocol P {}\n#endif")
    #expect(
      outcome.files.map(\.text) == [
        """
        // Made by `calcot fakes`; do not edit.

        #if !A

        /// A fake of ``P``, which records calls and answers with what a test has set.
        final class FakeP: P {
        }

        #endif

        #if A

        /// A fake of ``P``, which records calls and answers with what a test has set.
        final class FakeP: P {
          private(set) var aCalls = 0
          var aHandler: (() -> Void)?

          func a() {
            aCalls += 1
            aHandler?()
          }
        }

        #endif

        """
      ])
  }

  @Test func `All fakes can be in one file, with each import once`() {
    let outcome = outcome(
      "import Foundation\nprotocol A: Sendable { func a() }\nprotocol B { func b() throws -> Int }",
      module: "Books")
    let text = outcome.file(named: "Fakes.swift").text
    #expect(
      text.split(separator: "\n").filter { $0.contains("import") }
        == ["import Foundation", "@testable import Books"])
    for word in ["class FakeA", "class FakeB", "class Locked", "struct UnansweredCall"] {
      #expect(text.contains(word))
    }
  }

  @Test func `Only marked protocols, or those that are chosen by name, are faked`() {
    let text =
      "// calcot:fake\nprotocol One {}\nprotocol Two {}\n// calcot:fakes\nprotocol Three {}"
    #expect(
      outcome(text, maker: FakeMaker(isMarkedOnly: true)).files.map(\.name) == ["FakeOne.swift"])
    #expect(
      outcome(text, maker: FakeMaker(selects: { $0 == "Two" })).files.map(\.name)
        == ["FakeTwo.swift"])
  }

  @Test(arguments: [
    ("protocol P: Missing {}", "1:10", "it inherits 'Missing', which is a protocol in none"),
    ("class Base {}; protocol P: Base {}", "1:25", "'Base', which is a protocol in none"),
    ("protocol P where Self: Base {}", "1:10", "it inherits 'Base', which is a protocol in none"),
    ("private protocol P {}", "1:18", "it is private"),
    ("private enum E { protocol P {} }", "1:27", "in a private type"),
    ("protocol P: Comparable {}", "1:10", "it inherits 'Comparable', which is a protocol in none"),
    ("@MainActor protocol P: Codable {}", "1:21", "it is isolated, and 'Encodable' is not"),
    ("protocol P: Identifiable, Actor { var id: Int { get } }", "1:10", "'Identifiable' is not"),
    ("protocol P: CaseIterable { associatedtype A }", "1:10", "and 'allCases' is static"),
    ("protocol P {\n  static func + (one: Self, other: Self) -> Self\n}", "2:15", "an operator"),
    ("protocol P { func f(_ x: borrowing Int) }", "1:26", "'borrowing'"),
    ("protocol P { func f() -> sending Int }", "1:26", "'sending Int'"),
    ("protocol P { func f<each T>(_ x: repeat each T) }", "1:21", "the pack 'T'"),
    ("protocol P { func f<T>(_ x: (T) -> Void) }", "1:24", "a closure that takes a generic type"),
    ("protocol P { func f<T>(_ x: inout T) }", "1:24", "'inout' parameter of a generic type"),
    ("protocol P { @available(macOS 26, *) func f() }", "1:14", "not always available"),
    ("protocol P {\n#if DEBUG\nassociatedtype A\n#endif\n}", "3:1", "inside '#if'"),
    ("protocol P { associatedtype C: Sequence where C.Element == Self }", "1:14", "depends on"),
    ("protocol P { associatedtype A; static func f() }", "1:32", "is static"),
    ("protocol P { associatedtype A; func f<A>(_ a: A) }", "1:32", "beside an associated type"),
    ("protocol P { func f<E: Error>(_ e: E) throws(E) }", "1:14", "throws a generic type"),
    ("@objc protocol P {}", "1:16", "it has '@objc'"),
    ("@MainActor protocol P { nonisolated func f() }", "1:25", "'nonisolated'"),
  ])
  func `What cannot be faked is refused with its place, and the rest is made`(
    code: String, place: String, reason: String
  ) throws {
    let outcome = outcome(code + "\nprotocol Rest {}")
    let refusal = try #require(outcome.refusals.first)
    #expect("\(refusal.line):\(refusal.column)" == place)
    #expect(refusal.message.hasPrefix("A.swift:\(place): warning: 'P' cannot be faked: "))
    #expect(refusal.reason.contains(reason))
    #expect(outcome.files.map(\.name) == ["FakeRest.swift"])
  }
}
