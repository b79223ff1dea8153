import Foundation

struct Item: Equatable, Sendable { var id = 0 }
enum StoreError: Error { case full }
struct Broken: Error {}
typealias Completion = (Int) -> Void

// Methods
protocol PlainMethod { func refresh() }
protocol OneArgument { func open(_ item: Item) }
protocol TwoArguments { func move(_ item: Item, to place: Int) }
protocol Returning { func count() -> Int }
protocol ReturningOptional { func find(id: Int) -> Item? }
protocol ReturningArray { func all() -> [Item] }
protocol ReturningDictionary { func table() -> [String: Item] }
protocol ReturningSet { func numbers() -> Set<Int> }
protocol ReturningTuple { func pair() -> (Int, String) }
protocol ReturningClosure { func maker() -> (Int) -> Int }
protocol ReturningExistential { func printer() -> any PlainMethod }
protocol Throwing { func save(_ item: Item) throws }
protocol ThrowingTyped { func store(_ item: Item) throws(StoreError) -> Int }
protocol ThrowingValue { func load() throws -> Item }
protocol Waiting { func wait() async -> Item }
protocol WaitingThrowing { func fetch(_ id: Int) async throws -> Item }
protocol WaitingTyped { func upload(_ item: Item) async throws(StoreError) }
protocol Discardable { @discardableResult func add(_ item: Item) -> Int }
protocol Variadic { func log(_ words: String...) }
protocol InoutParameter { func increase(_ number: inout Int) }
protocol EscapingClosure { func load(then completion: @escaping (Item) -> Void) }
protocol BorrowedClosure { func visit(_ body: (Item) -> Void) }
protocol NamedClosure { func run(_ completion: Completion) }
protocol OptionalClosure { func animate(completion: (() -> Void)?) }
protocol SendableClosure { func run(_ work: @escaping @Sendable () -> Void) }
protocol Autoclosure { func note(_ text: @autoclosure () -> String) }
protocol KeywordLabel { func wait(for seconds: Int, in place: String) }
protocol KeywordName { func find(in: Int, for: String) -> Int }
protocol Nameless { func take(_: Int, _: String) }
protocol EscapedName { func `repeat`(_ count: Int) }
protocol ForcedOptional { func name(_ text: String!) -> String! }
protocol OverloadsByLabel {
  func load()
  func load(id: Int) -> Item?
  func load(name: String) -> Item?
}
protocol OverloadsByType {
  func put(_ value: Int)
  func put(_ value: String)
}
protocol OverloadsByResult {
  func value() -> Int
  func value() -> String
}
protocol OverloadsByEffect {
  func send(_ item: Item)
  func send(_ item: Item) async
}
protocol TakenNames {
  var loadCalls: Int { get }
  func load() -> Int
}

// Properties
protocol Gettable { var title: String { get } }
protocol Settable { var title: String { get set } }
protocol OptionalProperty { var selected: Item? { get set } }
protocol CollectionProperty { var items: [Item] { get } }
protocol WaitingProperty { var latest: Item { get async } }
protocol ThrowingProperty { var latest: Item { get async throws } }
protocol ClosureProperty { var onTap: (() -> Void)? { get set } }
protocol DelegateProperty: AnyObject { var delegate: (any PlainMethod)? { get set } }
protocol TwoProperties {
  var width: Int { get }
  var height: Int { get set }
}

// Generics
protocol GenericMethod {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
}
protocol GenericArgument { func encode<Value>(_ value: Value, key: String) where Value: Encodable }
protocol OpaqueArgument { func add(_ item: some Equatable) }
protocol GenericList { func all<Value: Sendable>(_ type: Value.Type) -> [Value] }
protocol GenericComposition {
  func make<Value: Codable & Sendable>(_ type: Value.Type, from values: [Value]) -> Value?
}
protocol GenericClosure {
  func read<Value>(_ body: (Item) throws -> Value) throws -> Value
  func show<Value: Sendable>(_ text: String, _ work: @MainActor () async -> [Value]) async
    -> [Value]
}
protocol OneAssociatedType {
  associatedtype Element
  func first() -> Element?
}
protocol BoundAssociatedType<Key> {
  associatedtype Key: Hashable
  associatedtype Value: Collection where Value.Element == Int
  func value(for key: Key) -> Value
}
protocol FixedAssociatedType: OneAssociatedType where Element == Int {}
protocol PrimaryAssociatedType: BoundAssociatedType<String> {}
protocol SelfArgument { func isSame(as other: Self) -> Bool }
protocol SelfResult { func copy() -> Self }
protocol NamedType {
  typealias Change = (old: Int, new: Int)
  func changed(_ change: Change)
}

// Subscripts, statics, initialisers
protocol GettableSubscript { subscript(index: Int) -> Item { get } }
protocol SettableSubscript { subscript(row row: Int, column column: Int) -> Int { get set } }
protocol StaticMethod { static func make(_ id: Int) -> Item }
protocol StaticProperty { static var shared: Item { get set } }
protocol Initializer { init(id: Int, name: String) }
protocol FailableInitializer { init?(text: String) }

// Isolation
@MainActor protocol OnMainActor {
  var title: String { get set }
  func show(_ item: Item) async throws -> Int
}
protocol MemberOnMainActor { @MainActor func show(_ item: Item) -> Int }
protocol SendableService: Sendable {
  var limit: Int { get set }
  func fetch(_ id: Int) async throws -> Item
  func ping()
}
protocol SendingGenerics<Value>: Sendable {
  associatedtype Value: Sendable
  func get() async -> Value
}
protocol ActorService: Actor {
  var name: String { get }
  func load(_ id: Int) async throws -> Item
  func count() -> Int
}

// Availability
@available(macOS 99, *) protocol AvailableLater: Sendable { func go() }
protocol PartlyDeprecated { @available(*, deprecated, message: "x") func go() }

// Inheritance
protocol Child: Settable, OneArgument { func extra() }
protocol Composed: Gettable & PlainMethod {}
protocol Diamond: Child, Settable {}
protocol SendableChild: SendableService {}
protocol MainActorChild: OnMainActor { func hide() }
protocol Renamed: OneArgument { func open(_ thing: Item) }
protocol ReadOnlyToo: Gettable, Settable {}
protocol CalmChild: Throwing { func save(_ item: Item) }
typealias Both = Gettable & PlainMethod
protocol OfAlias: Both {}

// The standard library
protocol IdentifiedByItself: Identifiable, AnyObject {}
protocol IdentifiedByName: Identifiable where ID == String {}
protocol IdentifiedByArgument: Identifiable<Int> {}
protocol IdentifiedByNumber: Identifiable { var id: Int { get } }
protocol Comparing: Equatable { func go() }
protocol Hashing: Hashable {}
@MainActor protocol HashingOnMainActor: Hashable, Identifiable { func go() }
protocol Described: CustomStringConvertible {}
protocol DebugDescribed: CustomDebugStringConvertible { var debugDescription: String { get } }
protocol FromText: LosslessStringConvertible {}
protocol Failure: Error { var code: Int { get } }
protocol LocalizedFailure: LocalizedError {}
protocol Writing: Encodable {}
protocol Reading: Swift.Decodable {}
protocol Coding: Codable, Sendable {}
protocol Listing: CaseIterable {}
protocol RawValued: RawRepresentable where RawValue == Int {}
protocol Iterating<Element>: IteratorProtocol {}
protocol Printing: TextOutputStream {}
protocol ObjectDelegate: NSObjectProtocol {
  init()
  func go()
}
protocol NotCopied: ~Copyable { func go() }
protocol Going { func go() }
protocol WhereSelf: AnyObject where Self: Sendable, Self: Going {}

// Names that the fake itself uses
protocol NamedLikeRecords {
  func load(loadHandler: Int, loadCalls: String)
  func `repeat`(repeatReturns: Int) throws -> Int
  func pick<T>(given: T, answer: Int) -> T
  subscript(newValue: Int) -> String { get set }
}

// Places
enum House {
  struct Room { var number = 1 }
  protocol Keeper { func open(_ room: Room) -> Room? }
}
extension House { protocol Guest: Keeper { var name: String { get } } }

// Conditions
#if os(Linux) || os(macOS)
  protocol Conditional { func here() }
#else
  protocol Conditional { func there() }
#endif
protocol PartlyConditional {
  func always()
  #if os(Windows)
    func sometimes(_ item: Item)
  #elseif DEBUG
    func sometimes(_ number: Int)
  #else
    func sometimes(_ text: String)
  #endif
}
