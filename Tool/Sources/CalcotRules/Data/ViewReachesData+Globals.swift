internal import CalcotFindings

extension ViewReachesData {
  /// Views that reach the stores in a global of the app.
  static let globals: [RuleDescription.Example] = [
    .init(
      "A View asks an observed store to load from its client; another shows and changes its state",
      """
      import SwiftUI
      protocol OrdersClient { func orders() async -> [String] }
      final class OrdersOctopus: OrdersClient {
        func orders() async -> [String] { [] }
      }
      final class OrdersStore: ObservableObject {
        @Injected private var client: OrdersClient
        @Published var names: [String] = []
        @Published var row = 0
        func reload() async { await load() }
        func select(_ row: Int) { self.row = row }
        private func load() async { names = await client.orders() }
      }
      struct OrdersView: View {
        @EnvironmentObject var store: OrdersStore
        var body: some View { Text("").task { await ↓store.reload() } }
      }
      struct NamesView: View {
        @EnvironmentObject var store: OrdersStore
        var body: some View { Text(store.names[0]).onTapGesture { store.select(1) } }
      }
      """, message: "'OrdersView' calls 'reload' of 'OrdersStore'"),
    .init(
      "Views of several files are handed a store that the screen around them makes",
      """
      // File: Editor/EditorStore.swift
      import Observation
      protocol PostsClient { func post(_ text: String) async }
      @Observable final class EditorStore {
        private let client: PostsClient
        init(client: PostsClient) { self.client = client }
        func post() async { await client.post("") }
      }
      // File: Editor/EditorView.swift
      import SwiftUI
      struct EditorView: View {
        @State private var store: EditorStore
        init(client: PostsClient) { _store = State(initialValue: EditorStore(client: client)) }
        var body: some View { ToolbarView(store: store).task { await store.post() } }
      }
      // File: Editor/ToolbarView.swift
      import SwiftUI
      struct ToolbarView: View {
        let store: EditorStore
        var body: some View { Button("") { Task { await store.post() } } }
      }
      // File: Editor/FooterView.swift
      import SwiftUI
      struct FooterView: View {
        let store: EditorStore
        var body: some View { Text("") }
      }
      // File: Editor/HeaderView.swift
      import SwiftUI
      struct HeaderView: View {
        @Bindable var store: EditorStore
        var body: some View { Text("") }
      }
      """),
    .init(
      "A View reads the latest value of a repository in a namespace of the app, and a global's title",
      """
      import UIKit
      enum Shared {
        enum Repository {
          static let member = MemberRepository()
          static let text = TextRepository()
        }
      }
      final class MemberRepository {
        let id = BehaviorRelay<String?>(value: nil)
        let title = "Members"
        func bind() { id.subscribe { UserDefaults.standard.set($0, forKey: "id") } }
      }
      final class TextRepository { let title = "Texts" }
      final class MemberViewController: UIViewController {
        override func viewDidLoad() {
          title = Shared.Repository.member.title
          guard Shared.Repository.↓member.id.value != nil else { return }
        }
      }
      final class TextViewController: UIViewController {
        override func viewDidLoad() { title = Shared.Repository.text.title }
      }
      """),
  ]
}
