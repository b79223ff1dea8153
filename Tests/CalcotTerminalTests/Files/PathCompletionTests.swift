import Calcot
import CalcotContent
import CalcotTerminal
import CalcotTesting
import Testing

struct PathCompletionTests {
  private let entries = [
    PathCandidate("Photos", isFolder: true), PathCandidate("photo 10.png"),
    PathCandidate("photo 1.png"), PathCandidate("notes.txt"), PathCandidate(".profile"),
    PathCandidate(".photos", isFolder: true), PathCandidate("漢字.txt"), PathCandidate("漢文.txt"),
  ]

  private func completed(_ text: String, kinds: [FileKind] = []) -> PathCompletion {
    PathCompletion(of: text, among: entries, kinds: kinds)
  }

  @Test func `completes a name as far as there is only one way, and ends a folder with a slash`() {
    #expect(completed("no").text == "notes.txt")
    #expect(completed("/a b/Ph").text == "/a b/Photos/")
    #expect(completed("~/ph").text == "~/photo 1")
    #expect(completed("漢").text == "漢")
    #expect(completed("漢字").text == "漢字.txt")
  }

  @Test func `offers the names that still fit, in the order in which the user looks for them`() {
    #expect(completed("no").candidates == [])
    #expect(completed("ph").candidates.map(\.name) == ["photo 1.png", "photo 10.png"])
    #expect(
      completed("").candidates.map(\.shown) == [
        "notes.txt", "photo 1.png", "photo 10.png", "Photos/", "漢字.txt", "漢文.txt",
      ])
  }

  @Test func `knows hidden names only after a dot`() {
    #expect(completed(".p").candidates.map(\.shown) == [".photos/", ".profile"])
    #expect(completed(".pr").text == ".profile")
    #expect(!completed("").candidates.contains { $0.name.hasPrefix(".") })
  }

  @Test func `considers only folders, and files of the kinds that are wanted`() {
    #expect(completed("n", kinds: [.image]) == PathCompletion(of: "n", among: []))
    #expect(completed("P", kinds: [.pdf]).text == "Photos/")
    #expect(completed("photo 10", kinds: [.pdf, .image]).text == "photo 10.png")
  }

  @Test func `says when no name begins as typed, and always finds home and the folder above`() {
    #expect(!completed("zebra").isFound)
    #expect(completed("zebra").text == "zebra")
    #expect(completed("~").text == "~/")
    #expect(completed("a/..").text == "a/../")
    #expect(completed("a/..").isFound)
    #expect(!completed("a/~").isFound)
  }

  @Test func `a name in another normal form is completed to what is on the disk`() {
    let entries = [PathCandidate("re\u{301}sume\u{301}.txt")]
    let completion = PathCompletion(of: "r\u{E9}s", among: entries)
    #expect(completion.text.unicodeScalars.elementsEqual("re\u{301}sume\u{301}.txt".unicodeScalars))
  }

  @Test func `finds in any real folder what a user who reads all the names would find`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    for round in 0..<40 {
      let folder = try SampleFolder()
      let names = random.names()
      for name in names { try folder.add(name.name, isFolder: name.isFolder) }
      let files = LocalFiles(workingFolder: folder.path, home: nil)
      for _ in 0..<10 {
        let beginning = random.beginning(of: names)
        let entries = files.entries(of: "", beginning: beginning)
        let completion = PathCompletion(of: beginning, among: entries)
        let fitting = names.filter {
          Array($0.name).starts(with: Array(beginning))
            && ($0.name.first != "." || beginning.first == ".")
        }
        let place = "seed \(seed), round \(round), \"\(beginning)\" among \(names.map(\.name))"
        #expect(completion.isFound == (!fitting.isEmpty || beginning == ".."), "\(place)")
        if fitting.count > 1 {
          #expect(Set(completion.candidates) == Set(fitting), "\(place)")
          #expect(fitting.allSatisfy { $0.name.starts(with: completion.text) }, "\(place)")
          let next = Set(fitting.map { $0.name.dropFirst(completion.text.count).first })
          #expect(next.count > 1 || next.contains(nil), "\(place)")
        } else if let only = fitting.first {
          #expect(completion.text == only.name + (only.isFolder ? "/" : ""), "\(place)")
          #expect(completion.candidates.isEmpty, "\(place)")
        }
      }
    }
  }
}

extension SeededGenerator {
  private static let letters: [Character] =
    Array("ab. é漢") + ["👍🏽", "\u{1B}", "\n", "A", "'", "\\"]

  fileprivate mutating func text(_ length: ClosedRange<Int>) -> String {
    String(
      (0..<Int.random(in: length, using: &self)).map { _ in
        Self.letters.randomElement(using: &self) ?? "a"
      })
  }

  fileprivate mutating func names() -> [PathCandidate] {
    var found: [String: PathCandidate] = [:]
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let name = text(1...5)
      guard ![".", ".."].contains(name) else { continue }
      found[name] = PathCandidate(name, isFolder: .random(using: &self))
    }
    return found.values.sorted { $0.name < $1.name }
  }

  fileprivate mutating func beginning(of names: [PathCandidate]) -> String {
    guard Bool.random(using: &self), let name = names.randomElement(using: &self)?.name else {
      return text(0...2)
    }
    return String(name.prefix(Int.random(in: 0...name.count, using: &self)))
  }
}
