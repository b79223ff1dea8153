import Foundation

/// The texts that are mutated.
public enum Seeds {
  /// Texts with as many kinds of syntax as possible in few lines.
  public static let written: [[UInt8]] = [screen, coordinator, types, statements, oddities].map {
    Array($0.utf8)
  }

  /// Returns the Swift files in a folder, in the order of their paths, without those that cannot be
  /// read.
  public static func files(in folder: String) -> [[UInt8]] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted()
      .compactMap { FileManager.default.contents(atPath: folder + "/" + $0).map(Array.init) }
  }

  private static let screen = """
    import SwiftUI

    @testable import struct Foundation.Data

    // calcot:ignore viewmodel-ui-import - shown in a widget
    @MainActor @Observable
    public final class TeaViewModel<Leaf: Hashable>: NSObject, ObservableObject where Leaf: Sendable {
      @Published private(set) var leaves: [Leaf: [Int?]] = [:] { didSet { onChange?(leaves.count) } }
      weak var delegate: (any TeaViewModelDelegate & AnyObject)?
      var onChange: ((Int) -> Void)? = nil, other = 3  // calcot:ignore settable, other - why not
      lazy var formatter: NumberFormatter = { let made = NumberFormatter(); return made }()
      static let shared = TeaViewModel<String>()
      private var cancellables = Set<AnyCancellable>()

      init(steeping seconds: Double = 3 * 60, using brew: @escaping @Sendable (Leaf) async throws -> Void) {
        super.init()
        publisher.map(\\.count).filter { $0 > 2 }.sink { [weak self, seconds] in
          guard let self else { return }
          self.leaves[$0, default: []]?.append(Int(seconds))
        }.store(in: &cancellables)
        UIPasteboard.general.string = "é\\(seconds, specifier: "%.1f") 👩‍🚀 \\(brew)"
      }

      deinit { NotificationCenter.default.removeObserver(self) }
      subscript(leaf: Leaf) -> Int? { get { leaves[leaf]?.first ?? nil } set { leaves[leaf] = [newValue] } }
    }

    struct TeaView: View {
      @StateObject private var model = TeaViewModel<String>(using: { _ in })
      var body: some View {
        List { ForEach(model.leaves.keys.sorted(), id: \\.self) { Text($0) } }
          .sheet(isPresented: .constant(true), content: { NavigationLink("Cup", destination: CupView()) })
          .onAppear { Task { await model.load() } }
      }
    }
    """

  private static let coordinator = ##"""
    import UIKit

    open class HarbourCoordinator: BaseCoordinator, HarbourCoordinating {
      unowned(unsafe) let parent: Coordinator!
      fileprivate var children: [any Coordinator] = []
      required convenience public init?(_ navigation: UINavigationController) { self.init(navigation, nil) }

      override func start() {
        let boat = BoatViewController(viewModel: .init(router: self))
        boat.onClose = { [unowned self] reason in self.navigation?.popViewController(animated: reason == .done) }
        boat.onRow = row(at:)
        navigation.pushViewController(boat, animated: true)
        navigation.present(UIAlertController(title: nil, message: #"raw \#(boat) "quoted""#, preferredStyle: .alert), animated: !UIView.areAnimationsEnabled) {
          print("shown")
        } other: { $0 + $1 }
        if #available(iOS 17, *), let window = view.window as? PierWindow, case .some(let x) = window.x { x() }
        #if os(iOS) && !targetEnvironment(macCatalyst)
          UIApplication.shared.open(URL(string: "https://example.org/ü")!)
        #elseif canImport(AppKit)
          NSWorkspace.shared.open(url)
        #else
          fatalError("""
            multi \(children.map { "\($0)" }.joined())
            line
            """)
        #endif
      }
      @objc private func row(at index: IndexPath) -> Void { perform(#selector(start)) }
    }
    """##

  private static let types = """
    public protocol Harbouring<Boat>: AnyObject, Sendable {
      associatedtype Boat: Floating = Dinghy where Boat.Crew == [Self.Sailor]
      static var all: [Self] { get async throws }
      var depth: Measurement<UnitLength> { get set }
      func moor(_ boat: inout Boat, at pier: (x: Int, y: Int)...) throws(MooringError) -> some Harbouring
      init()
    }
    indirect enum Tide: Int, CaseIterable, Codable { case low = 1, high; case spring(Tide, at: Date = .now) }
    extension Harbour.Pier: @retroactive Equatable where Plank == Wood? { typealias Map = [String: (Int) -> Set<Int>] }
    actor Lighthouse { nonisolated let lamp: any Lamp.Type; isolated deinit {} }
    struct Box<each Item>: ~Copyable { var items: (repeat each Item); borrowing func use() {} }
    @propertyWrapper struct Clamped<V: Comparable> { var wrappedValue: V { willSet { } didSet(old) { } } }
    infix operator <~>: AdditionPrecedence
    func <~> (lhs: Int, rhs: Int) -> Bool { lhs &+ rhs != 0 }
    @freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
    let f: @convention(c) (UnsafePointer<CChar>?) -> Int32, g: (A & B)?, h: [A.B<C>.D]! = nil
    """

  private static let statements = """
    func work() async throws -> Int {
      outer: for case let (index, value?) in zip(0..., list) where index % 2 == 0 {
        switch (value, index) {
        case (.a(let x), 1...9) where x > 0, (.b, _): fallthrough
        case is (Never, Int): continue outer
        @unknown default: break
        }
        repeat { count -= 1 } while count > 0 && !Task.isCancelled
        while let next = iterator.next(), next != nil { defer { close() }; total += next ?? -1 }
      }
      do { async let a = fetch(); let b = try await (a, fetch()); try! save(b.0 as! Data) }
      catch let error as URLError where error.code == .cancelled { throw error } catch { print(error) }
      guard case let .success(found) = result, !found.isEmpty else { return 0 }
      let text = if found.count > 1 { "many" } else { "one" }, path = \\Root.items[0]?.name
      _ = { (a: Int, b) -> Int in a + b }(1, 2); x = y ? z : w ? 1 : 2; a[1...].b?()?.c![d] = e
      values.forEach { item in queue.async { [item] in item.run() } }
      return try await withCheckedThrowingContinuation { $0.resume(returning: unsafeBitCast(text, to: Int.self)) }
    }
    """

  private static let oddities = """
    #!/usr/bin/swift
    /* outer /* inner calcot:ignore a - b */ still */ import Darwin.C
    ; ; let `class` = 0x1p-3, 漢字 = 1_000.5e+3, 🐟 = /a(b|c)+\\/d/, r = #/x y/#
    class A { class B { class var c: Int { 1 } ; struct C { enum D {} } } }
    extension Optional where Wrapped == String { }
    var x: Int { _read { yield y } _modify { yield &y } }
    @available(*, deprecated, message: "no") func f<T>(_: T.Type = T.self) where T: P {}
    #sourceLocation(file: "a", line: 1)
    #warning("w")
    print(a<b, c>(d), a < b, b > (c), { }, { $0 }(1), ~~!x, -(-1), x..<y, ...z)
    """
}
