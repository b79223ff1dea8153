public import Calcot

/// What happens in the Counter feature.
public enum CounterStep: Step, Hashable {
  /// A person has counted to 50, 100, 150 …
  case multipleOf50Reached(Count)
}
