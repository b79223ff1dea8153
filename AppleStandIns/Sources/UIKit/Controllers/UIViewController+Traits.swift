/// The traits of a controller: those of its parent or window, but for an overridden size class.
extension UIViewController {
  public var traitCollection: UITraitCollection {
    let inherited =
      parent?.traitCollection ?? window?.traitCollection
      ?? UITraitCollection(horizontalSizeClass: .unspecified, userInterfaceIdiom: .unspecified)
    return UITraitCollection(
      horizontalSizeClass: overriddenSizeClass ?? inherited.horizontalSizeClass,
      userInterfaceIdiom: inherited.userInterfaceIdiom)
  }

  func override(_ sizeClass: UIUserInterfaceSizeClass?) {
    guard sizeClass != overriddenSizeClass else { return }
    let old = traitCollection
    overriddenSizeClass = sizeClass
    tellOfTraits(before: old)
  }

  /// Registers a handler, which is called with the object itself and its former traits.
  ///
  /// NB: the stand-in changes the window's traits only.
  ///
  /// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
  @discardableResult
  public func registerForTraitChanges<Controller: UIViewController>(
    _ traits: [UITrait], handler: @escaping (Controller, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    traitHandlers.append { controller, old in
      if let controller = controller as? Controller { handler(controller, old) }
    }
    return TraitChangeRegistration()
  }

  /// Calls the handlers of the controller, of those in it and of those over it.
  func tellOfTraits(before old: UITraitCollection) {
    for handler in traitHandlers { handler(self, old) }
    for child in children { child.tellOfTraits(before: old) }
    presented?.tellOfTraits(before: old)
  }
}
