public import Calcot

/// The steps of the Counter feature.
public enum CounterStep: Step, Hashable {
  /// The user has counted to 50, 100, 150 …
  case multipleOf50Reached(Count)
}
