internal import CalcotCode
internal import CalcotFindings

/// State of a ViewModel that all code can set, but only the ViewModel sets.
struct ViewModelSettableState: Rule {
  static let description = RuleDescription(
    id: "viewmodel-settable-state", group: "structure",
    summary: "What only the ViewModel sets, only the ViewModel can set.",
    rationale: """
      A View that can write the state will, one day, and then the screen shows what nobody decided. \
      What a View has to set (a text that is typed, a switch) is left alone: the rule looks through \
      the whole codebase for whoever writes or binds the property.
      """,
    remedy: "Write `private(set) var`; `--fix` does, where no other file could need the setter.",
    examples: examples)

  func findings(in context: RuleContext) -> [Finding] {
    let codebase = context.codebase
    let writers = Writers(codebase: codebase)
    return codebase.types.compactMap { type in
      guard type.kind == .class, ViewModels.isOne(type, in: codebase) else { return nil }
      let open = codebase.members(of: type).compactMap { member -> Open? in
        guard isState(member, of: type, codebase) else { return nil }
        let writing = writers.writing(of: member, in: type)
        guard !writing.isFromOutside, !writing.byOwner.isEmpty else { return nil }
        return Open(member: member, writing: writing)
      }
      return open.isEmpty ? nil : finding(open, of: type, context)
    }
  }

  private struct Open {
    var member: Member
    var writing: Writers.Writing
  }

  /// Returns a Boolean value that indicates whether a member is state of the screen: no delegate,
  /// closure or bag of subscriptions, and no settable requirement of a protocol.
  private func isState(_ member: Member, of type: CodeType, _ codebase: Codebase) -> Bool {
    guard member.isStored, member.isMutable, !member.isStatic, member.isSettableFromOutside,
      member.flags.isDisjoint(with: [.isWeak, .isUnowned, .isLazy, .isSetterPrivate]),
      !codebase.codeFiles[Int(member.node.file)].isTest
    else { return false }
    if codebase.attributes(of: member.node).contains(where: { !Self.stateful.contains($0) }) {
      return false
    }
    let name = member.name.text.lowercased()
    if Self.slots.contains(where: { name.hasSuffix($0) }) { return false }
    if let use = codebase.writtenType(of: member.node) {
      if use.isFunction || Self.bags.contains(use.name) { return false }
      if use.name == "Set", codebase.parts(of: use).contains(where: { Self.bags.contains($0.name) })
      {
        return false
      }
      if let target = codebase.type(of: use), target.isReference || target.isProtocol {
        return false
      }
    }
    return !isRequired(member, of: type, codebase)
  }

  /// Returns a Boolean value that indicates whether a protocol of the ViewModel requires `{ get set
  /// }`.
  private func isRequired(_ member: Member, of type: CodeType, _ codebase: Codebase) -> Bool {
    codebase.projectSupertypes(of: type).contains { above in
      codebase.members(of: above).contains {
        $0.name == member.name && (!above.isProtocol || $0.flags.contains(.hasSetter))
      }
    }
  }

  private static let stateful: Set<Name> = ["Published", "MainActor", "objc"]
  private static let slots = [
    "delegate", "coordinator", "router", "presenter", "view", "output", "listener", "observer",
    "controller", "navigator", "cancellable", "cancellables", "task", "timer", "subscriptions",
  ]
  private static let bags: Set<Name> = [
    "AnyCancellable", "Cancellable", "DisposeBag", "Disposable", "Task", "Timer",
    "NSObjectProtocol",
    "CancelBag", "CompositeDisposable", "SerialDisposable",
  ]

  private func finding(_ open: [Open], of type: CodeType, _ context: RuleContext) -> Finding {
    let codebase = context.codebase
    let hidden = codebase.habits.share(of: .hidesState(.viewModel))
    let first = open[0]
    let others = open.count - 1
    let more = others == 0 ? "" : " and \(others) more"
    let habit = hidden.fraction >= 0.5 ? " (\(hidden.with) of \(hidden.of) here are closed)" : ""
    return context.finding(
      of: Self.self, at: first.member.node,
      severity: hidden.fraction >= 0.5 ? .warning : .info,
      confidence: codebase.guess(type).confidence * 0.9, symbol: first.member.name.text,
      message: "'\(first.member.name)'\(more) of '\(type.name)' can be set by everyone, and only "
        + "'\(type.name)' does\(habit); 'private(set)' keeps it so",
      facts: [Fact("it is set here", at: first.writing.byOwner[0])]
        + open.dropFirst().prefix(12).map { Fact("and '\($0.member.name)'", at: $0.member.node) },
      // NB: where most are open, closing some would only make warnings of the others.
      fix: context.isWhole && hidden.fraction >= 0.5 ? fix(open, codebase) : nil)
  }

  /// Returns a fix that adds `private(set)` to each `var`, if only code in the same file could need
  /// the setter.
  private func fix(_ open: [Open], _ codebase: Codebase) -> Fix? {
    var edits: [Fix.Edit] = []
    for one in open {
      let node = codebase[one.member.node]
      let facts = codebase.files[Int(one.member.node.file)].facts
      // NB: only where `var` is directly before the name: other modifiers may be between them.
      guard !one.writing.isHandedOn, !one.writing.isFromOtherFile,
        codebase.mentions(of: Name("$" + one.member.name.text)).isEmpty
          || codebase.hasAttribute("Published", one.member.node),
        Int(node.offset) >= 4, facts.position(of: node.offset).column > 4
      else { return nil }
      let start = Int(node.offset) - 4
      edits.append(Fix.Edit(start: start, end: start, text: "private(set) "))
    }
    let names = open.map { "'\($0.member.name)'" }.joined(separator: ", ")
    return Fix(title: "make the setter of \(names) private", edits: edits)
  }
}

extension ViewModelSettableState {
  static let examples: [RuleDescription.Example] = [
    .init(
      "A View's own state has the name of a property that only the ViewModel writes, and is bound",
      """
      import SwiftUI
      final class NameViewModel: ObservableObject {
        @Published var ↓name = ""
        func load(_ name: String) { self.name = name }
      }
      struct NameView: View {
        @StateObject var viewModel: NameViewModel
        @State private var name = ""
        var body: some View { TextField(viewModel.name, text: $name) }
      }
      """),
    .init(
      "A function that takes the projection of another object's property of the same name",
      """
      import Combine
      final class ListViewModel: ObservableObject {
        @Published var ↓rows = 0
        func load() { rows = 1 }
      }
      final class Store { @Published private(set) var rows = 0 }
      final class TotalViewModel: ObservableObject {
        private let store = Store()
        private var bag = Set<AnyCancellable>()
        init() { subscribe(&bag, store.$rows) { _ in } }
      }
      """, message: "'rows' of 'ListViewModel'"),
    .init(
      "Only the ViewModel writes its rows",
      """
      import Combine
      final class ListViewModel: ObservableObject {
        @Published var ↓rows: [String] = []
        @Published private(set) var isBusy = false
        func load() { rows = ["a"]; isBusy = true }
      }
      """, message: "'rows' of 'ListViewModel'",
      fixed: """
        import Combine
        final class ListViewModel: ObservableObject {
          @Published private(set) var rows: [String] = []
          @Published private(set) var isBusy = false
          func load() { rows = ["a"]; isBusy = true }
        }
        """),
    .init(
      "A function of its value may change it from elsewhere, so there is no fix",
      """
      struct Filter { var words: [String] = []; mutating func clear() { words = [] } }
      final class SearchViewModel {
        private let service: SearchService
        private(set) var rows: [Int] = []
        var ↓filter = Filter()
        init(service: SearchService) { self.service = service }
        func load() { filter = Filter(); rows = [1] }
      }
      final class SearchService {}
      final class SearchView {
        let viewModel: SearchViewModel
        init(viewModel: SearchViewModel) { self.viewModel = viewModel }
        func read() { viewModel.filter.narrow(to: "") }
      }
      """,
      fixed: """
        struct Filter { var words: [String] = []; mutating func clear() { words = [] } }
        final class SearchViewModel {
          private let service: SearchService
          private(set) var rows: [Int] = []
          var filter = Filter()
          init(service: SearchService) { self.service = service }
          func load() { filter = Filter(); rows = [1] }
        }
        final class SearchService {}
        final class SearchView {
          let viewModel: SearchViewModel
          init(viewModel: SearchViewModel) { self.viewModel = viewModel }
          func read() { viewModel.filter.narrow(to: "") }
        }
        """),
    .init(
      "A mutating function of the project changes it from outside",
      """
      struct Filter { var words: [String] = []; mutating func clear() { words = [] } }
      final class SearchViewModel {
        private let service: SearchService
        private(set) var rows: [Int] = []
        var filter = Filter()
        init(service: SearchService) { self.service = service }
        func load() { filter = Filter(); rows = [1] }
      }
      final class SearchService {}
      final class SearchView {
        let viewModel: SearchViewModel
        init(viewModel: SearchViewModel) { self.viewModel = viewModel }
        func clearTapped() { viewModel.filter.clear() }
      }
      """),
    .init(
      "What a View binds or writes, closures, slots and bags",
      """
      import SwiftUI
      final class FormViewModel: ObservableObject {
        @Published var name = ""
        var isSearching = false
        var onDone: (() -> Void)?
        weak var delegate: FormDelegate?
        var bag: Set<AnyCancellable> = []
        func clear() { name = ""; isSearching = false; bag = []; onDone = nil }
      }
      protocol FormDelegate: AnyObject {}
      struct FormView: View {
        @ObservedObject var viewModel: FormViewModel
        var body: some View { TextField("Name", text: $viewModel.name) }
        func began() { viewModel.isSearching = true }
      }
      """),
    .init(
      "A stream of Combine sets it in the ViewModel, or elsewhere",
      """
      import Combine
      final class FiltersViewModel: ObservableObject {
        @Published var ↓rows: [String] = []
        @Published var title = ""
        func load(_ texts: AnyPublisher<[String], Never>) { texts.assign(to: &$rows) }
      }
      struct TitleBinder {
        func bind(_ titles: AnyPublisher<String, Never>, _ viewModel: FiltersViewModel) {
          titles.assign(to: &viewModel.$title)
        }
      }
      """, message: "'rows' of 'FiltersViewModel'"),
  ]
}
