import CalcotCode
import Testing

/// Searches of places that all lead to all, themselves included.
@Suite struct SearchTests {
  private let places = (0..<12).map { NodeID(file: 0, index: $0) }

  @Test func `A search follows each place once at each depth at most`() {
    var steps = 0
    var found: Set<NodeID> = []
    func collect(_ place: NodeID, depth: SearchDepth) {
      guard depth.follows(place, below: 8) else { return }
      steps += 1
      found.insert(place)
      for other in places { collect(other, depth: depth + 1) }
    }
    collect(places[0], depth: SearchDepth())
    #expect(found == Set(places))
    #expect(steps <= 8 * places.count)
  }

  @Test func `A place is followed again from nearer, and never at the limit`() {
    let start = SearchDepth()
    #expect((start + 2).follows(places[0], below: 3))
    #expect(!(start + 2).follows(places[0], below: 3))
    #expect((start + 1).follows(places[0], below: 3))
    #expect(!(start + 3).follows(places[1], below: 3))
    #expect(SearchDepth().follows(places[0], below: 3))
  }

  @Test func `A question is searched once at each depth`() {
    let answers = SearchAnswers<Int>()
    var searches = 0
    func size(_ place: NodeID, depth: Int) -> Int {
      guard depth < 8 else { return 0 }
      return answers.answer(at: place, depth: depth) {
        searches += 1
        return places.reduce(1) { $0 + size($1, depth: depth + 1) }
      }
    }
    #expect(size(places[0], depth: 0) == (0..<8).reduce(0) { sum, _ in 12 * sum + 1 })
    #expect(searches == 1 + 7 * places.count)
  }
}
