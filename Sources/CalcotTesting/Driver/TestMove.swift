import Calcot
package import CalcotContent

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A move of the user, in the words of ``TestApp``.
package enum TestMove: Hashable, Sendable {
  case tap(Target)
  /// Two taps, the second before the app has settled after the first.
  case tapTwice(Target)
  case type(String, Target)
  case fill(Target, String)
  case choose(String, Target)
  case step(Target, up: Bool)
  case submit(Target)
  case back, dismiss, closeMessage, carryOut, leaveRequest
  case pick([PickedFile])
  case open(String)
  case turnPage(forward: Bool)
  case scroll(toEnd: Bool)
  /// An event outside the app.
  case outside(String)

  /// A Boolean value that indicates whether the move only changes the value of a field.
  package var isEntry: Bool {
    switch self {
    case .type, .fill, .choose, .step: true
    case .tap(let target): target.role == .toggle
    case .tapTwice, .submit, .back, .dismiss, .closeMessage, .carryOut, .leaveRequest, .pick, .open,
      .turnPage, .scroll, .outside:
      false
    }
  }
}

extension TestMove {
  /// The control that the move uses, in a test's words; nil if it uses none.
  var target: Target? {
    switch self {
    case .tap(let target), .tapTwice(let target), .type(_, let target), .fill(let target, _),
      .choose(_, let target), .step(let target, _), .submit(let target):
      target
    case .back, .dismiss, .closeMessage, .carryOut, .leaveRequest, .pick, .open, .turnPage, .scroll,
      .outside:
      nil
    }
  }

  /// The move as a call of a ``TestApp`` or of ``UserMove``, without the part before the dot.
  package var call: String {
    switch self {
    case .tap(let target), .tapTwice(let target): "tap(\(target.arguments))"
    case .type(let text, let target):
      "type(\(text.swiftLiteral), into: \(target.literal)\(target.whereabouts))"
    case .fill(let target, let text):
      "fill(\(target.literal), with: \(text.swiftLiteral)\(target.whereabouts))"
    case .choose(let option, let target):
      "choose(\(option.swiftLiteral), for: \(target.literal)\(target.whereabouts))"
    case .step(let target, let up):
      "step(\(target.literal)\(up ? "" : ", up: false")\(target.whereabouts))"
    case .submit(let target): "submit(\(target.arguments))"
    case .back: "back()"
    case .dismiss: "dismiss()"
    case .closeMessage: "closeMessage()"
    case .carryOut: "carryOut()"
    case .leaveRequest: "leaveRequest()"
    case .pick(let files): "pick(\(files.map(\.swiftLiteral).joined(separator: ", ")))"
    case .open(let link): "open(\(link.swiftLiteral))"
    case .turnPage(let forward): "turnPage(forward: \(forward))"
    case .scroll(let toEnd): "scroll(toEnd: \(toEnd))"
    case .outside(let name): "outside(\(name.swiftLiteral))"
    }
  }
}

extension Target {
  fileprivate var literal: String { label.swiftLiteral }

  fileprivate var arguments: String {
    literal + (role.map { ", as: .\($0.rawValue)" } ?? "") + whereabouts
  }

  fileprivate var whereabouts: String {
    (place.map { ", in: \($0.swiftLiteral)" } ?? "") + (index.map { ", at: \($0)" } ?? "")
  }
}

extension PickedFile {
  fileprivate var swiftLiteral: String {
    "PickedFile(\(name.swiftLiteral), content: "
      + "Data(base64Encoded: \(content.base64EncodedString().swiftLiteral))!)"
  }
}

extension String {
  /// The text as a literal of Swift.
  package var swiftLiteral: String { VisibleText.of(String(reflecting: self)) }
}
