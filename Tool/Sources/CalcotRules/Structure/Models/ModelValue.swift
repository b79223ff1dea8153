internal import CalcotCode

/// The Models in a value that a ViewModel gives its View.
indirect enum ModelValue: Hashable {
  case model(TypeID)
  /// A collection of such values.
  case elements(ModelValue)
  /// A collection of such values with their positions, as `enumerated()` makes it.
  case numbered(ModelValue)
  /// A value that a stream delivers again and again, or that a box keeps.
  case stream(ModelValue)
  /// A type of the ViewModel's own, with Models among its properties or payloads.
  case state(TypeID)
}

/// A place where a View reads a Model that comes from its ViewModel.
struct ModelRead {
  /// The member that the View reads, or the call that turns the Model into a text.
  var node: NodeID
  var model: TypeID
  /// The property, or the function that takes the Model.
  var name: Name
  var how: How
  /// The member of the ViewModel that offers the Model.
  var offer: Member

  enum How { case reads, calls, writes, formats }
}
