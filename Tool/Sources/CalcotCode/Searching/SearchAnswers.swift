/// The answers that a search has found to the same question, by the place and the depth that it was
/// asked at, so that code that refers to itself on many ways is read once for each depth.
public final class SearchAnswers<Answer> {
  private struct Question: Hashable {
    var place: NodeID
    var depth: Int
  }

  private var known: [Question: Answer] = [:]

  public init() {}

  /// Returns the answer, which is searched the first time; below the limit of the depth, it may ask
  /// for others that are deeper.
  public func answer(at place: NodeID, depth: Int, _ search: () -> Answer) -> Answer {
    let question = Question(place: place, depth: depth)
    if let answer = known[question] { return answer }
    let answer = search()
    known[question] = answer
    return answer
  }
}
