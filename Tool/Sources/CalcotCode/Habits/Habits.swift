/// The habits of a codebase, counted in its product code.
///
/// ```swift
/// let share = codebase.habits.share(of: .weakReference(from: .coordinator, to: .coordinator))
/// if share.isHabit() { evidence = share.sentence("declare it weak") }
/// ```
public struct Habits: Sendable {
  private var shares: [Habit: Share] = [:]

  /// Returns the number of cases that follow a habit, among those that could.
  public func share(of habit: Habit) -> Share { shares[habit] ?? Share() }

  /// The shares of all habits.
  public var all: [Habit: Share] { shares }

  init(_ codebase: Codebase) {
    let tested = Self.testNames(in: codebase)
    for type in codebase.types where !type.isExternal {
      guard codebase.codeFiles[Int(type.declaration.file)].isProduct else { continue }
      let guess = codebase.guess(type)
      if type.isProtocol {
        countCounterpart(type, in: codebase)
      } else if guess.confidence >= 0.6, guess.role != .none {
        countReferences(type, guess.role, in: codebase)
        countImports(type, guess.role, in: codebase)
        if type.outer == nil {
          count(.tested(guess.role), tested.contains(type.name.text))
        }
      }
    }
    countNavigation(in: codebase)
  }

  private mutating func count(_ habit: Habit, _ does: Bool) {
    shares[habit, default: Share()].count(does)
  }

  /// Returns the names that test types have in their own: "Login" and "LoginViewModel" of
  /// `LoginViewModelTests`.
  private static func testNames(in codebase: Codebase) -> Set<String> {
    var names: Set<String> = []
    for type in codebase.types where codebase.role(of: type) == .test {
      let name = type.name.text
      for suffix in ["Tests", "Test", "Specs", "Spec", "UnitTests"] where name.hasSuffix(suffix) {
        var stem = name.dropLast(suffix.count)
        if stem.hasSuffix("_") { stem = stem.dropLast() }
        names.insert(String(stem))
      }
    }
    return names
  }

  private mutating func countReferences(_ type: CodeType, _ role: Role, in codebase: Codebase) {
    for member in codebase.members(of: type) where member.isStored && !member.isStatic {
      if member.isMutable, role.isViewModelLike || role == .coordinator {
        count(.hidesState(role), !member.isSettableFromOutside)
      }
      guard let use = codebase.writtenType(of: member.node), !use.isFunction else { continue }
      let target = codebase.type(of: use)
      let isReference = target.map { $0.isReference || $0.isProtocol } ?? false
      let isDelegate = member.name == "delegate" || member.name.text.hasSuffix("Delegate")
      guard isReference || isDelegate else { continue }
      count(.weakName(isDelegate ? "delegate" : member.name), member.isWeak)
      guard let target else { continue }
      let targetRole = codebase.role(of: target)
      guard targetRole != .none else { continue }
      count(.weakReference(from: role, to: targetRole), member.isWeak)
      if targetRole == .service || targetRole == .interactor {
        count(.injectsProtocol(into: role), target.isProtocol)
      }
    }
  }

  private static let modules: [Name] = ["UIKit", "SwiftUI", "Combine", "CoreData"]

  private mutating func countImports(_ type: CodeType, _ role: Role, in codebase: Codebase) {
    guard type.outer == nil else { return }
    let imports = codebase.codeFiles[Int(type.declaration.file)].imports.map { codebase[$0].name }
    for module in Self.modules { count(.imports(module, by: role), imports.contains(module)) }
  }

  private mutating func countCounterpart(_ type: CodeType, in codebase: Codebase) {
    let conformers = codebase.conformers(of: type).filter {
      !$0.isExternal && codebase.codeFiles[Int($0.declaration.file)].isProduct
    }
    guard conformers.count == 1 else { return }
    let manner = Counterpart.between(
      protocol: type.name.text, class: conformers[0].name.text)
    for counterpart in Counterpart.allCases {
      count(.counterpart(counterpart), counterpart == manner)
    }
  }

  private static let navigation: [Name] = [
    "pushViewController", "present", "setViewControllers", "show",
  ]

  private mutating func countNavigation(in codebase: Codebase) {
    var byRole: [Role: Int] = [:]
    var total = 0
    for name in Self.navigation {
      for call in codebase.mentions(of: name) where codebase[call].kind == .call {
        guard codebase.codeFiles[Int(call.file)].isProduct,
          let type = codebase.outermostType(of: call)
        else { continue }
        total += 1
        byRole[codebase.role(of: type), default: 0] += 1
      }
    }
    for (role, count) in byRole { shares[.navigates(role)] = Share(with: count, of: total) }
  }
}
