import Calcot
import CalcotContent

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that a user does with an app, in the words of ``TestApp``.
enum Move: Hashable, Sendable {
  case tap(Target)
  /// Two taps, the second before the app has settled after the first.
  case tapTwice(Target)
  case fill(Target, String)
  case choose(String, Target)
  case step(Target, up: Bool)
  case submit(Target)
  case back, dismiss, closeMessage, carryOut, leaveRequest
  case pick(PickedFile)
  case open(String)
  case turnPage(forward: Bool)
  case scroll(toEnd: Bool)

  /// A Boolean value that indicates whether the move only changes what a field has.
  var isEntry: Bool {
    switch self {
    case .fill, .choose, .step: true
    case .tap(let target): target.role == .toggle
    case .tapTwice, .submit, .back, .dismiss, .closeMessage, .carryOut, .leaveRequest, .pick, .open,
      .turnPage, .scroll:
      false
    }
  }
}

extension Move {
  /// The line of a test that makes the move.
  var line: String {
    switch self {
    case .tap(let target): "app.tap(\(target.arguments))"
    case .tapTwice(let target): "app.tap(\(target.arguments))\napp.tap(\(target.arguments))"
    case .fill(let target, let text):
      "app.fill(\(target.literal), with: \(text.swiftLiteral)\(target.whereabouts))"
    case .choose(let option, let target):
      "app.choose(\(option.swiftLiteral), for: \(target.literal)\(target.whereabouts))"
    case .step(let target, let up):
      "app.step(\(target.literal)\(up ? "" : ", up: false")\(target.whereabouts))"
    case .submit(let target): "app.submit(\(target.arguments))"
    case .back: "app.back()"
    case .dismiss: "app.dismiss()"
    case .closeMessage: "app.closeMessage()"
    case .carryOut: "app.carryOut()"
    case .leaveRequest: "app.leaveRequest()"
    case .pick(let file):
      "app.pick(PickedFile(\(file.name.swiftLiteral), content: "
        + "Data(base64Encoded: \(file.content.base64EncodedString().swiftLiteral))!))"
    case .open(let link): "app.open(\(link.swiftLiteral))"
    case .turnPage(let forward): "app.turnPage(forward: \(forward))"
    case .scroll(let toEnd): "app.scroll(toEnd: \(toEnd))"
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

extension String {
  /// The text as a literal of Swift.
  var swiftLiteral: String { VisibleText.of(String(reflecting: self)) }
}
