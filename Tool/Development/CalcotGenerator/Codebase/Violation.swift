/// A violation that can be planted in a screen. Its raw value is the kind in the tables of ground
/// truth.
public enum Violation: String, Sendable, CaseIterable {
  /// A ViewModel imports UIKit and uses nothing of it.
  case importsUI = "vm-ui-import"
  /// A ViewModel uses the pasteboard, or creates a view controller.
  case usesUI = "vm-ui-use"
  /// A ViewModel pushes a view controller itself.
  case viewModelNavigates = "vm-navigates"
  /// A view controller or a View shows another screen itself.
  case viewNavigates = "view-navigates"
  /// A view controller or a View accesses the network or the defaults.
  case viewReachesData = "view-data"
  /// A ViewModel accesses the network, bypassing its Interactor.
  case viewModelReachesData = "vm-data"
  /// A Model imports UIKit and has a color.
  case modelUsesUI = "model-ui"
  /// A coordinator holds its parent strongly, or a stored closure its owner.
  case retains = "coord-retain"
  /// An Interactor gets a class that has a protocol.
  case concreteDependency = "concrete-dep"
  /// A view controller of more than 1,500 lines in four files.
  case massive = "massive-vc"
  /// A ViewModel is a table's data source.
  case isDataSource = "delegate-in-vm"
  /// A ViewModel's state can be set from outside.
  case settableState = "settable-state"
  /// A ViewModel uses a singleton.
  case singleton = "singleton-in-vm"
  /// A coordinator shows a screen that leads to its own.
  case cycle = "dependency-cycle"
  /// A ViewModel has no test.
  case untested = "vm-without-test"
}
