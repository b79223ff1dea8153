import SwiftParser

/// The names of a place of an app in code, in addresses and on the page.
public struct PlaceNames {
  let type: TypeName
  /// The name of a member for the place: `userProfile`.
  let member: String
  /// The segment of the place's address: `user-profile`.
  let segment: String
  /// The title: `User profile`.
  let title: String

  public init(_ type: TypeName) throws(NewProblem) {
    self.type = type
    let words = Self.words(in: type.text)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    member = words.prefix(1).joined() + rest.joined()
    segment = words.joined(separator: "-")
    let text = words.joined(separator: " ")
    title = text.prefix(1).uppercased() + text.dropFirst()
    guard member.isValidSwiftIdentifier(for: .variableName), member != "self", member != "init"
    else { throw NewProblem("'\(type.text)' would need the route '\(member)', which is a keyword") }
    guard type.text != "Main" else {
      throw NewProblem(
        "'Main' would need a file 'Main.swift', which Swift takes for the start of a program; take "
          + "another name")
    }
    // NB: `UIViewController` would be the View of a screen 'UI'.
    guard !Self.used.contains(type.text), !type.text.hasPrefix("UI") else {
      throw NewProblem("'\(type.text)' is a name that the new files use; take another one")
    }
    guard !Self.swiftsOwn.contains(type.text) else {
      throw NewProblem(
        "'\(type.text)' would take the place of Swift's own in all code of its module; take a name "
          + "such as '\(type.text)Item'")
    }
  }

  /// Types of Swift that an app's code is likely to need later, and that screens are called after.
  private static let swiftsOwn: Set = [
    "Character", "Clock", "Duration", "Error", "Range", "Result", "Sequence", "Set", "Task",
  ]

  /// The types that the new files use, and the members that they use, with a capital letter.
  private static let used: Set = [
    "Action", "Bool", "Button", "CGRect", "Changes", "ChildFlow", "ContentUnavailableView",
    "Coordinator", "Driver", "EmptyState", "Environment", "Equatable", "FlowResult", "Form",
    "Hashable", "Identifiable", "IndexPath", "Int", "Interactor", "Links", "List", "Menu",
    "NSCoder", "Navigation", "Observed", "ObserverSet", "Outputs", "Placed", "Places",
    "PublishRelay", "Route", "RouteLink", "RoutePlace", "RouteRegistry", "Router", "Row", "Screen",
    "SemanticView", "Sendable",
    "State", "StatefulView", "Step", "StepAnswer", "StepSource", "Stepper", "Steps", "String",
    "TestApp", "Text", "TextField", "Title", "ToolbarItem", "View", "ViewLifecycle", "ViewModel",
    "Void",
  ]

  static func words(in name: String) -> [String] {
    var words: [String] = []
    var previous: Character = "_"
    for character in name where character != "_" {
      if character.isUppercase && !previous.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(contentsOf: character.lowercased())
      previous = character
    }
    return words
  }
}
