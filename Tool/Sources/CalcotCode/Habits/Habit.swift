/// A convention that a project may follow.
public enum Habit: Hashable, Sendable {
  /// Types of one role hold stored references to classes or protocols of another role weakly.
  case weakReference(from: Role, to: Role)
  /// Stored references with this name ("delegate", "parentCoordinator") are weak.
  case weakName(Name)
  /// Files that declare a type of this role import this module.
  case imports(Name, by: Role)
  /// Calls that push or present screens are in types of this role.
  case navigates(Role)
  /// Types of this role have a test named after them.
  case tested(Role)
  /// Stored properties named for a service or interactor in types of a role have a protocol's type.
  case injectsProtocol(into: Role)
  /// Code outside cannot set the stored `var`s of a role's types.
  case hidesState(Role)
  /// A protocol with one conformer has a name that matches the conformer's in this way.
  case counterpart(Counterpart)
}

/// The naming of a protocol and its class.
public enum Counterpart: Hashable, Sendable, CaseIterable {
  /// `Foo` and `FooImpl` (or `DefaultFoo`, `RealFoo`).
  case implementation
  /// `FooProtocol` and `Foo`.
  case `protocol`
  /// `FooInterface` and `Foo`.
  case interface
  /// `FooType` and `Foo`.
  case type
  /// `Fooing` and `Foo` or `Fooer`.
  case gerund

  /// Returns the naming of a protocol and a class, if there is one.
  public static func between(protocol: String, class: String) -> Counterpart? {
    if `class` == `protocol` + "Impl" || `class` == `protocol` + "Implementation"
      || `class` == "Default" + `protocol` || `class` == "Real" + `protocol`
      || `class` == `protocol` + "Default" || `class` == "Main" + `protocol`
    {
      return .implementation
    }
    if `protocol` == `class` + "Protocol" { return .protocol }
    if `protocol` == `class` + "Interface" { return .interface }
    if `protocol` == `class` + "Type" { return .type }
    if `protocol`.hasSuffix("ing") {
      let stem = `protocol`.dropLast(3)
      if `class`.hasPrefix(stem), `class`.utf8.count - stem.utf8.count <= 4 { return .gerund }
      if `class`.hasSuffix(stem) || `class`.hasSuffix(stem + "er") { return .gerund }
    }
    return nil
  }
}

/// The share of cases that follow a habit.
public struct Share: Sendable, Equatable {
  public var with: Int
  public var of: Int

  public init(with: Int = 0, of: Int = 0) {
    self.with = with
    self.of = of
  }

  /// The share from 0 to 1; 0 if there are none.
  public var fraction: Double { of == 0 ? 0 : Double(with) / Double(of) }

  /// Returns a Boolean value that indicates whether the share makes a habit: at least `count` cases
  /// follow it, and at least this fraction of all.
  public func isHabit(atLeast fraction: Double = 0.8, count: Int = 4) -> Bool {
    with >= count && self.fraction >= fraction
  }

  /// Returns "47 siblings declare it weak; this one does not", for a case that breaks the habit.
  ///
  /// - Parameter doIt: The habit in the plural: "declare it weak".
  public func sentence(_ doIt: String) -> String {
    let others = Swift.max(of - 1, with)
    if with >= others { return "\(with) siblings \(doIt); this one does not" }
    return "\(with) of \(others) siblings \(doIt); this one does not"
  }

  mutating func count(_ does: Bool) {
    of += 1
    if does { with += 1 }
  }
}
