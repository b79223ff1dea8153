internal import CalcotCode

extension Codebase {
  private static let outlet: Name = "IBOutlet"
  private static let owners: [Name] = ["UIViewController", "UIView", "NSViewController", "NSView"]

  /// Returns a Boolean value that indicates whether an object retains the value of a stored
  /// property.
  ///
  /// A weak outlet of a controller or view counts, since the enclosing view retains the object.
  func retains(_ member: Member) -> Bool {
    guard member.isStored, !member.isStatic else { return false }
    return !member.isWeak || isViewOutlet(member)
  }

  private func isViewOutlet(_ member: Member) -> Bool {
    guard member.flags.contains(.isWeak), hasAttribute(Self.outlet, member.node),
      let owner = member.owner, let use = writtenType(of: member.node)
    else { return false }
    // NB: an outlet of a protocol's type is a delegate or a data source.
    if type(of: use)?.isProtocol ?? false { return false }
    return Self.owners.contains { isSubtype(self[owner], of: $0) }
  }
}
