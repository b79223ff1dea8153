internal import CalcotFindings

extension ViewReadsModel {
  /// Views that are given answers of the network.
  static let responses: [RuleDescription.Example] = [
    .init(
      "A View's function and a View's property have an answer of the network",
      """
      // File: Network/StoreResponse.swift
      struct StoreResponse: Decodable { let id: Int; let name: String; let owners: [OwnerResponse] }
      struct OwnerResponse: Decodable { let id: Int; let name: String }
      // File: Store/StoreView.swift
      import UIKit
      final class StoreView: UIView {
        private let label = UILabel()
        func bind(store: StoreResponse) { label.text = store.↓name }
      }
      // File: Store/OwnersView.swift
      import SwiftUI
      struct OwnersView: View {
        let owners: [OwnerResponse]
        var body: some View { ForEach(owners) { owner in Text(owner.↓name) } }
      }
      """, message: "that 'bind' is given as the network has it"),
    .init(
      "An answer that a View hands on, one that is a row's texts, and one of its own",
      """
      // File: Network/StoreResponse.swift
      struct StoreResponse: Decodable { let id: Int; let name: String }
      // File: Store/StoreView.swift
      import UIKit
      struct TextsResponse { let title: String }
      final class StoreView: UIView {
        private let label = UILabel()
        private var id: Int?
        var onTap: ((StoreResponse) -> Void)?
        func bind(store: StoreResponse, texts: TextsResponse) {
          id = store.id
          label.text = texts.title
          onTap?(store)
        }
      }
      """),
  ]
}
