internal import CalcotCode
internal import CalcotFindings

/// A View that reaches through its ViewModel into a Model.
struct ViewReadsModel: Rule {
  static let description = RuleDescription(
    id: "view-reads-model", group: "structure",
    summary: "A View shows what its ViewModel says, and does not read the Model behind it.",
    rationale: """
      A View that picks properties out of a Model decides what is shown and how it is written, where \
      no test of the ViewModel sees it. Each View does it anew, and a change of the Model changes all \
      of them.
      """,
    remedy: """
      Let the ViewModel give finished texts and rows: a property for each text, or a type of its own \
      for a row with the texts and the Model's `id`. That a View hands a Model back to its ViewModel \
      (`rowTapped(group)`) or uses its `id` is fine.
      """,
    examples: examples + responses + lookAlikes)

  func findings(in context: RuleContext) -> [Finding] {
    let search = ModelReadSearch(context.codebase)
    let found = search.reads()
    let views = search.views.union(found.map(\.view.id))
    let share = Share(with: found.count, of: views.count)
    return found.flatMap { view, reads in
      // NB: one finding for each Model, in the order of the source.
      var models: [TypeID] = []
      for read in reads where !models.contains(read.model) { models.append(read.model) }
      return models.map { model in
        finding(reads.filter { $0.model == model }, of: view, share, search, context)
      }
    }
  }

  private func finding(
    _ reads: [ModelRead], of view: CodeType, _ share: Share, _ search: ModelReadSearch,
    _ context: RuleContext
  ) -> Finding {
    let codebase = context.codebase
    let (first, model) = (reads[0], codebase[reads[0].model])
    let owner =
      first.offer.owner.map { codebase.qualifiedName(of: codebase[$0]) } ?? "its ViewModel"
    let isGiven = first.offer.owner == view.id
    let way =
      isGiven
      ? "that '\(first.offer.name)' is given"
        + (search.values.models.isResponse(model) ? " as the network has it" : "")
      : "through '\(first.offer.name)' of '\(owner)'"
    let others = reads.count - 1
    let more =
      others == 0 ? "" : " and does so in \(others) more place\(others == 1 ? "" : "s")"
    let isUsual = share.isHabit(atLeast: 0.5)
    let habit = isUsual ? " (\(share.with) of \(share.of) Views here read Models)" : ""
    return context.finding(
      of: Self.self, at: first.node, severity: isUsual ? .info : .warning,
      confidence: confidence(of: view, codebase) * search.confidence(ofModel: model.id),
      symbol: model.name.text,
      message:
        "'\(view.name)' \(words(first, model)) \(way)\(more)\(habit); let the ViewModel give "
        + "the finished texts or rows",
      facts: [
        Fact(isGiven ? "it is given here" : "'\(owner)' offers it here", at: first.offer.node)
      ]
        + reads.dropFirst().prefix(12).map { Fact("it \(words($0, model)) here", at: $0.node) })
  }

  /// Returns the confidence that a type is a View. Its use of a ViewModel raises it.
  private func confidence(of view: CodeType, _ codebase: Codebase) -> Double {
    min(0.99, codebase.guess(view).confidence + 0.15)
  }

  private func words(_ read: ModelRead, _ model: CodeType) -> String {
    switch read.how {
    case .reads: "reads '\(read.name)' of the Model '\(model.name)'"
    case .calls: "calls '\(read.name)' of the Model '\(model.name)'"
    case .writes: "writes '\(read.name)' of the Model '\(model.name)'"
    case .formats: "turns the Model '\(model.name)' into a text with '\(read.name)'"
    }
  }
}

extension ViewReadsModel {
  private static let groups = """
    // File: Model/Group.swift
    struct Group: Identifiable, Codable { let id: Int; let name: String; let members: [Member] }
    struct Member: Identifiable, Codable { let id: Int; let name: String }
    enum GroupCategory: String, Codable { case joined, invited }
    protocol GroupRepository { func groups() async -> [Group] }
    // File: Groups/GroupsViewModel.swift
    final class GroupsViewModel {
      let texts = GroupsTexts()
      private(set) var group: Group?
      private(set) var groups: [Group] = []
      var categories: [GroupCategory] { [.joined] }
      private let repository: any GroupRepository
      init(repository: any GroupRepository) { self.repository = repository }
      func detail(of group: Group) -> String { "" }
      func rowTapped(_ group: Group) {}
    }
    // File: Groups/GroupsTexts.swift
    struct GroupsTexts {
      let empty = "Nothing"
      func title(of category: GroupCategory) -> String { category.rawValue }
    }

    """

  static let examples: [RuleDescription.Example] = [
    .init(
      "A SwiftUI View makes the rows of a list",
      groups + """
        // File: Groups/GroupsView.swift
        import SwiftUI
        struct GroupsView: View {
          let viewModel: GroupsViewModel
          var body: some View {
            List(viewModel.groups) { group in
              Text(group.↓name)
            }
          }
        }
        """,
      message:
        "'GroupsView' reads 'name' of the Model 'Group' through 'groups' of 'GroupsViewModel'"),
    .init(
      "A controller shows a Model that may be missing",
      groups + """
        // File: Groups/GroupViewController.swift
        import UIKit
        final class GroupViewController: UIViewController {
          private let viewModel: GroupsViewModel
          private let label = UILabel()
          init(viewModel: GroupsViewModel) { self.viewModel = viewModel }
          override func viewDidLoad() {
            guard let group = viewModel.group else { return }
            label.text = group.↓name
            title = viewModel.group?.name
          }
        }
        """, message: "and does so in 1 more place"),
    .init(
      "A controller binds a part of its reactor's state",
      groups + """
        // File: Groups/GroupReactor.swift
        final class GroupReactor: Reactor {
          struct State { var group: Group?; var isLoading = false; @Pulse var newest: Group? }
          let initialState = State()
          private let repository: any GroupRepository
          init(repository: any GroupRepository) { self.repository = repository }
          func rename(_ group: Group) {}
        }
        // File: Groups/GroupViewController.swift
        final class NewestViewController: ReactorViewController<GroupReactor> {
          private let label = UILabel()
          func bind() {
            reactor.pulse(\\.$isLoading).bind { isLoading in label.isHidden = isLoading }
            reactor.pulse(\\.$newest).compactMap { $0?.↓name }.bind { [weak self] in
              self?.label.text = $0
            }
          }
        }
        class ReactorViewController<Reactor>: UIViewController { let reactor: Reactor }
        final class GroupViewController: ReactorViewController<GroupReactor> {
          private let label = UILabel()
          func bind() {
            reactor.state.map { $0.isLoading }.bind { isLoading in label.isHidden = isLoading }
            reactor.state.compactMap { $0.group }
              .distinctUntilChanged { $0.name == $1.name }
              .bind { [weak self] group in self?.label.text = group.↓name }
          }
          func renamed() { reactor.currentState.group.map { reactor.rename($0) } }
        }
        """, message: "'GroupViewController' reads 'name' of the Model 'Group'"),
    .init(
      "A View is given its ViewModel, and names the Model first",
      groups + """
        // File: Groups/GroupView.swift
        class StatefulView<ViewModel> {}
        final class GroupView: StatefulView<GroupsViewModel> {
          func screen(_ viewModel: GroupsViewModel) -> String {
            let group = viewModel.group
            if let group { return group.↓name }
            return viewModel.texts.empty
          }
        }
        """),
    .init(
      "Elements by index, closures without names, and key paths",
      groups + """
        // File: Groups/GroupsView.swift
        import SwiftUI
        struct GroupsView: View {
          @ObservedObject var viewModel: GroupsViewModel
          var body: some View {
            Text(viewModel.groups[0].↓name)
            ForEach(viewModel.groups.filter { !$0.name.isEmpty }) { Text($0.name) }
            Text(viewModel.groups.map(\\.name).joined())
            ForEach(Array(viewModel.groups.enumerated()), id: \\.offset) { index, group in
              Text(group.name)
            }
          }
        }
        """, message: "and does so in 4 more places"),
    .init(
      "A list and a collection of the app's own",
      groups + """
        // File: Lists/List.swift
        struct Element {}
        struct Paged<Element> { subscript(index: Int) -> Element? { nil } }
        struct List {
          init(_ label: String, rows: () -> [Row]) {}
          init<Element: Identifiable>(_ elements: Paged<Element>, row: (Element) -> Row) {}
        }
        struct Row { init(_ title: String) {} }
        // File: Groups/PagedViewModel.swift
        final class PagedViewModel {
          var groups: Paged<Group> { Paged() }
          func load() {}
        }
        // File: Groups/GroupsView.swift
        struct GroupsView: SemanticView {
          let viewModel: PagedViewModel
          var screen: List { List(viewModel.groups) { group in Row(group.↓name) } }
        }
        """),
    .init(
      "Two Models behind one ViewModel, one of them only formatted",
      groups + """
        // File: Groups/GroupsView.swift
        import SwiftUI
        struct GroupsView: View {
          let viewModel: GroupsViewModel
          var body: some View {
            let texts = viewModel.texts
            ForEach(viewModel.categories, id: \\.self) { category in
              Button(texts.↓title(of: category)) {}
            }
            if let group = viewModel.group { row(group) }
          }
          private func row(_ group: Group) -> Text { Text(group.↓name) }
        }
        """, message: "turns the Model 'GroupCategory' into a text with 'title'"),
    .init(
      "What is published, and the payload of a state",
      groups + """
        // File: Members/MembersViewModel.swift
        import Combine
        final class MembersViewModel: ObservableObject {
          enum State { case loading; case loaded(Group) }
          @Published private(set) var state = State.loading
          @Published private(set) var member: Member?
        }
        // File: Members/MembersViewController.swift
        import UIKit
        final class MembersViewController: UIViewController {
          private let viewModel: MembersViewModel
          init(viewModel: MembersViewModel) { self.viewModel = viewModel }
          override func viewDidLoad() {
            viewModel.$member.receive(on: queue).sink { [weak self] member in
              self?.title = member?.↓name
            }.store(in: &bag)
            switch viewModel.state {
            case .loading: break
            case .loaded(let group): title = group.↓name
            }
          }
        }
        """),
  ]
}
