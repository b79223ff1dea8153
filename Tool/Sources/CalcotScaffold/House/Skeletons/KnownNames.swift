import SwiftSyntax

/// What is left of the names of a screen while it is reduced to what is typical.
struct KnownNames {
  private let before: DeclaredNames
  private let after: DeclaredNames
  private let gone: Set<String>
  /// The members that are left in files that are not tests.
  private let product: Set<String>
  /// The names of the screen that other files declare.
  private let elsewhere: Set<String>

  /// The values for what is gone; nil for none.
  var values: HouseValues.Place?

  /// Takes everything to be there still, while what is not typical is being taken out.
  var isTrusting = false

  /// - Parameters:
  ///   - before: The names of the whole screen.
  ///   - after: Those that are left.
  ///   - product: Those of them that are not of tests.
  ///   - elsewhere: The neutral names that stand for themselves.
  init(
    before: DeclaredNames, after: DeclaredNames, product: DeclaredNames,
    elsewhere: Set<String> = []
  ) {
    self.before = before
    self.after = after
    self.elsewhere = elsewhere
    self.product = product.members
    gone = before.members.subtracting(after.members)
  }

  /// The types that the screen declares.
  var ownTypes: Set<String> { Set(after.membersOfTypes.keys) }

  /// Returns the type of an argument of a type's initialiser.
  func type(ofArgument label: String, of type: String) -> String? {
    after.parameterTypes[type]?[label]
  }

  /// Returns the labels that calls of a type give in vain.
  func droppedLabels(of type: String) -> Set<String> {
    guard let old = before.labels[type] else { return [] }
    return old.subtracting(after.labels[type] ?? [])
  }

  /// What is declared around a piece of code.
  struct Scope {
    var locals: Set<String> = []
    /// The names that were declared, and are no longer.
    var lost: Set<String> = []
    /// The types of locals, as far as they are written.
    var types: [String: String] = [:]
  }

  /// Returns a Boolean value that indicates whether everything that a piece uses is there still.
  func hold(_ node: some SyntaxProtocol, in scope: Scope = Scope()) -> Bool {
    if isTrusting { return true }
    let used = UsedNames(in: node)
    let own = DeclaredNames(in: [node]).locals.union(scope.locals)
    for name in used.bare where !own.contains(name) {
      if scope.lost.contains(name) || gone.contains(name) || isUnknown(name) { return false }
    }
    return used.accesses.allSatisfy { access in
      let type = access.base.flatMap { base in
        scope.types[base] ?? after.types[base] ?? (base.first?.isUppercase == true ? base : nil)
      }
      if let type, let old = before.membersOfTypes[type] {
        // NB: what the type inherits was never among its own.
        return !old.contains(access.name)
          || after.membersOfTypes[type]?.contains(access.name) == true
      }
      return !gone.contains(access.name) && !isUnknown(access.name)
    }
  }

  /// Returns a Boolean value that indicates whether the product, and not its tests, has a member.
  func isInProduct(_ name: String) -> Bool { product.contains(name) }

  /// Returns a Boolean value that indicates whether a property is left, or was never the screen's.
  func isProperty(_ name: String) -> Bool { !gone.contains(name) }

  /// Returns a Boolean value that indicates whether a member of the screen's types is left.
  func requires(_ name: String) -> Bool { after.members.contains(name) }

  private func isUnknown(_ name: String) -> Bool {
    ScreenStem.isNamed(in: name) && !after.all.contains(name) && !elsewhere.contains(name)
  }
}
