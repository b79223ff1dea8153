import Testing

@testable import Calcot

@Suite("A flow at the root of a page")
@MainActor
struct RootFlowTests {
  let house = FlowHouse()

  private func started() throws -> (app: CalcotApp, pages: PagesMember, stack: StackMember) {
    let app = house.start(.pages(0))
    let pages = try #require(house.members[1] as? PagesMember)
    let stack = try #require(house.members.values.compactMap { $0 as? StackMember }.first)
    return (app, pages, stack)
  }

  @Test func `gives its result when it finishes, and stays until something else is put there`()
    throws
  {
    let (app, pages, stack) = try started()
    let flow = try #require(stack.navigation.flow)
    #expect(stack.finish(with: 5) == .done)
    #expect(house.given == [.init(flow: flow.rawValue, result: .value(5))])
    #expect(
      app.tree.description == "pages [*page 0 | page 0 | (page 1) | (tabs 1) | (page 2)]".base)
    #expect(pages.navigation.setPages([.page(0)]) == .done)
    #expect(app.tree.description == "pages [*page 0]".base)
    #expect(house.given.count == 1)
    #expect(stack.navigation.push(.page(9)) == .refused(.flowEnded(flow)))
  }

  @Test func `is refused a second result`() throws {
    let (app, _, stack) = try started()
    let flow = try #require(stack.navigation.flow)
    stack.cancel()
    #expect(stack.finish(with: 6) == .refused(.alreadyFinished(flow)))
    #expect(house.given == [.init(flow: flow.rawValue, result: .cancelled)])
    #expect(app.tree.flows[flow] != nil)
  }

  @Test func `gives no second result when it has been restored`() throws {
    let app = house.startSaving(.pages(0))
    let stack = try #require(house.members.values.compactMap { $0 as? StackMember }.first)
    stack.finish(with: 5)
    let state = try app.savedState()
    let other = FlowHouse()
    let restored = other.startSaving(.pages(0), restoring: state)
    #expect(restored.restoration?.isComplete == true)
    let again = try #require(other.members.values.compactMap { $0 as? StackMember }.first)
    let flow = try #require(again.navigation.flow)
    #expect(again.finish(with: 6) == .refused(.alreadyFinished(flow)))
    #expect(try restored.savedState() == state)
    let pages = try #require(other.members[1] as? PagesMember)
    #expect(pages.navigation.setPages([.page(0)]) == .done)
    #expect(restored.tree.flows[flow] == nil)
    #expect(other.given.isEmpty)
  }

  @Test func `navigates on after it has given its result`() throws {
    let (app, _, stack) = try started()
    stack.finish(with: 1)
    #expect(stack.navigation.push(.page(7)) == .done)
    #expect(
      app.tree.description
        == "pages [*page 0 | page 0 > page 7 | (page 1) | (tabs 1) | (page 2)]".base)
  }

  @Test func `is cancelled when its page is taken away before it has finished`() throws {
    let (app, pages, stack) = try started()
    let flow = try #require(stack.navigation.flow)
    pages.navigation.setPages([.page(0), .page(1)])
    #expect(house.given == [.init(flow: flow.rawValue, result: .cancelled)])
    #expect(app.tree.flows[flow] == nil)
  }
}

extension String {
  /// The description of a tree that has this as its base only.
  var base: String { "base: \(self)" }
}
