import Calcot

/// A request of a flow's coordinator, for any navigation.
struct FlowRequest: CustomStringConvertible {
  let move: Move
  /// The value with which the request ends the flow; nil if it gives none.
  let value: Int?

  init(_ move: Move, giving value: Int? = nil) { (self.move, self.value) = (move, value) }

  /// The flow's result by this request; nil if the request does not end it.
  var result: FlowResult<Int>? {
    guard case .finish = move else { return nil }
    return value.map { .value($0) } ?? .cancelled
  }

  var description: String { value.map { "\(move) with \($0)" } ?? "\(move)" }
}

extension FlowMember {
  /// Performs the request.
  func ask(_ request: FlowRequest) -> Answer {
    switch request.result {
    case .value(let value): finish(with: value)
    case .cancelled: cancel()
    case nil: flowNavigation.perform(request.move)
    }
  }
}

extension AnyRoute {
  /// The route of the apps with flows and containers.
  var inHouse: FlowRoute { base as? FlowRoute ?? .page(-1) }
}
