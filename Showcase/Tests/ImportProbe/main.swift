import CommunityFile
import Foundation

// Reads files of a community of so many bytes and of twice as many, for `Scripts/count-instructions --bytes`:
//
//   ImportProbe bytes LENGTH

/// Files of a kind, with pieces in one place of them.
private struct Shape: Sendable {
  let name: String
  private let piece: @Sendable (Int) -> String
  private let before: String
  private let after: String

  init(
    _ name: String, before: String = "", after: String = "",
    _ piece: @escaping @Sendable (Int) -> String
  ) {
    (self.name, self.before, self.after, self.piece) = (name, before, after, piece)
  }

  func bytes(_ length: Int) -> Data {
    let count = max(length / piece(1_000).utf8.count, 1)
    return Data((before + (0..<count).map(piece).joined() + after).utf8)
  }

  private static let people = #"{"version":1,"groups":[],"people":["#
  private static let groups = #"{"version":1,"people":[],"groups":["#
  private static let texts = [
    ("letters", "a"), ("combining marks of two classes", "\u{0316}\u{0301}"),
    ("coded marks", #"\u0316\u0301"#), ("flags", "🇦🇩"), ("blanks", " "), ("line ends", #"\n"#),
  ]
  private static let places = [
    ("a first name", #"\#(people){"id":1,"lastName":"a","firstName":""#, #""}]}"#),
    (
      "a homepage", #"\#(people){"id":1,"firstName":"a","lastName":"a","homepage":"http://a"#,
      #""}]}"#
    ),
    ("a name of a group", #"\#(groups){"members":[],"name":""#, #""}]}"#),
    ("a category", #"\#(groups){"members":[],"name":"a","category":""#, #""}]}"#),
    ("a description", #"\#(groups){"members":[],"name":"a","description":""#, #""}]}"#),
    (
      "a start", #"\#(groups){"members":[],"name":"a","runs":[{"metres":1,"kind":"easy","start":""#,
      #""}]}]}"#
    ),
    ("an unknown key", #"{"version":1,"people":[],"groups":[],""#, #"":1}"#),
    ("no JSON", "", ""),
  ]

  static let all =
    places.flatMap { place, before, after in
      texts.map { text, piece in
        Shape("\(place) of \(text)", before: before, after: after) { _ in piece }
      }
    } + [
      Shape("people", before: people, after: #"{"id":0,"firstName":"a","lastName":"a"}]}"#) {
        #"{"id":\#($0 + 1),"firstName":"a","lastName":"a"},"#
      },
      Shape("groups", before: groups, after: #"{"members":[],"name":"a"}]}"#) {
        #"{"members":[],"name":"Group \#($0)"},"#
      },
      Shape("groups of one name", before: groups, after: #"{"members":[],"name":"a"}]}"#) { _ in
        #"{"members":[],"name":"a"},"#
      },
      Shape("members", before: #"\#(groups){"name":"a","members":["#, after: "0]}]}") { "\($0)," },
      Shape("one member", before: #"\#(groups){"name":"a","members":["#, after: "0]}]}") { _ in "0,"
      },
      Shape("digits", before: #"{"people":[],"groups":[],"version":1"#, after: "}") { _ in "0" },
      Shape(
        "a picture", before: #"\#(groups){"members":[],"name":"a","picture":""#, after: #""}]}"#
      ) {
        _ in "AAAA"
      },
      Shape("nested lists") { _ in "[" }, Shape("nested objects") { _ in #"{"a":"# },
    ]
}

/// Ends what is counted together. NB: `Scripts/count-instructions` knows its symbol.
@inline(never) func mark() {}

let arguments = CommandLine.arguments
guard arguments.count == 3, let length = Int(arguments[2]) else {
  fatalError("ImportProbe bytes LENGTH")
}
for shape in Shape.all {
  let (short, long) = (shape.bytes(length), shape.bytes(length * 2))
  for bytes in [short, short, long] {
    _ = try? CommunityFile.read(bytes, named: "a")
    mark()
  }
  print("an import: \(shape.name)")
}
