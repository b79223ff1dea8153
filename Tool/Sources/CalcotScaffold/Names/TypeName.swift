import Foundation
import SwiftParser

/// A name that a new type or module may have.
public struct TypeName: Equatable, Sendable {
  public let text: String

  /// Checks a name.
  public init(_ text: String) throws(NewProblem) {
    let proposal = Self.proposal(for: text)
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      throw NewProblem(
        "'\(text)' is for a folder, a file and an address, too, which have letters from A to Z alone "
          + "here; take a name such as '\(proposal)', and write '\(text)' as the title in the code")
    }
    guard text.utf8.allSatisfy(Self.isPlain), text.isValidSwiftIdentifier(for: .variableName),
      !Self.metatypes.contains(text)
    else {
      throw NewProblem("'\(text)' is no name for a type in Swift; take one such as '\(proposal)'")
    }
    guard let first = text.utf8.first, Self.capitals.contains(first) else {
      throw NewProblem(
        "'\(text)' has to begin with a capital letter, as types and modules do; take '\(proposal)'")
    }
    guard !text.hasPrefix("Calcot"), !Self.modules.contains(text) else {
      throw NewProblem("'\(text)' is the name of a module that the new files import")
    }
    self.text = text
  }

  /// Returns a name of the words of a text, as `MyApp` for "my app".
  private static func proposal(for text: String) -> String {
    let plain = text.folding(options: .diacriticInsensitive, locale: nil)
    let words = plain.split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      .drop { !$0.isLetter }
    let first = name.prefix(1).uppercased()
    return name.isEmpty || metatypes.contains(String(name)) ? "Profile" : first + name.dropFirst()
  }

  private static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
  private static let metatypes: Set = ["Any", "Protocol", "Self", "Type"]
  private static let modules: Set = [
    "Foundation", "Observation", "Swift", "SwiftUI", "Testing", "UIKit", "XCTest",
  ]

  // NB: targets and files have such names, too, which are only safe in ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case capitals, UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
