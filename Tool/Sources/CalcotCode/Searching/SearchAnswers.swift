/// A cache of a search's answers, by the place and the depth of the question. With it, the search
/// visits each place once for each depth, even in code that refers to itself in many ways.
public final class SearchAnswers<Answer> {
  private struct Question: Hashable {
    var place: NodeID
    var depth: Int
  }

  private var known: [Question: Answer] = [:]

  public init() {}

  /// Returns the answer from the cache, or searches for it the first time. The search may ask for
  /// other answers at greater depths, below the limit.
  public func answer(at place: NodeID, depth: Int, _ search: () -> Answer) -> Answer {
    let question = Question(place: place, depth: depth)
    if let answer = known[question] { return answer }
    let answer = search()
    known[question] = answer
    return answer
  }
}
