internal import CalcotFindings

enum ViewModelUIUseExamples {
  static let all: [RuleDescription.Example] = [
    RuleDescription.Example(
      "A ViewModel builds a view of the project",
      """
      import SwiftUI
      struct BannerView: View { var body: some View { Text("") } }
      // File: HomeViewModel.swift
      import SwiftUI
      final class HomeViewModel: ObservableObject {
        @Published private(set) var rows: [String] = []
        func banner() -> some ↓View { BannerView() }
        func load() { rows = ["a"] }
      }
      """,
      message: "'HomeViewModel' knows 'View' and 1 more"),
    RuleDescription.Example(
      "A ViewModel holds a controller and asks globals, without importing UIKit",
      """
      import Foundation
      final class CardViewModel {
        private let service: CardService
        weak var controller: ↓UIViewController?
        init(service: CardService) { self.service = service }
        func copyTapped() { ↓UIPasteboard.general.string = service.number }
        func width() -> CGFloat { UIScreen.main.bounds.width }
      }
      final class CardService { let number = "1" }
      """),
    RuleDescription.Example(
      "A protocol of a ViewModel names a view",
      """
      import Foundation
      protocol InfoViewModelInterface {
        var icon: ↓UIImageView { get }
        func load()
      }
      """),
    RuleDescription.Example(
      "An image that arrives without an import",
      """
      import RxCocoa
      final class CreateEventViewModel {
        private let service: EventService
        let photo: Binder<↓UIImage>
        init(service: EventService, photo: Binder<UIImage>) { self.service = service }
      }
      final class EventService {}
      """),
    RuleDescription.Example(
      "Animation is the View's",
      """
      import SwiftUI
      final class ListViewModel: ObservableObject {
        @Published var rows: [Int] = []
        func add() { ↓withAnimation { rows.append(1) } }
      }
      """),
    RuleDescription.Example(
      "A row's configuration is no ViewModel",
      """
      import UIKit
      struct AvatarCellViewModel {
        let image: UIImage?
        let name: String
      }
      """),
    RuleDescription.Example(
      "A default argument is an injected dependency",
      """
      import Foundation
      protocol AddressOpening { func open(_ url: URL) }
      final class LinkViewModel {
        private let opener: AddressOpening
        init(opener: AddressOpening = UIApplication.shared) { self.opener = opener }
        func tapped(_ url: URL) { opener.open(url) }
      }
      """),
    RuleDescription.Example(
      "Something that presents, and a module's type of the same name as a view",
      """
      import UIKit
      import Contracts
      struct Contracts: UIViewRepresentable {}
      final class OnboardingPresenter {
        private let model: Contracts.Contract
        func show(from controller: UIViewController) { controller.present(UIViewController(), animated: true) }
        init(model: Contracts.Contract) { self.model = model }
      }
      """),
    RuleDescription.Example(
      "Names of the project that look like the UI's",
      """
      import Combine
      struct UIState { var rows: [Int] = [] }
      enum Color { case red }
      final class StateViewModel: ObservableObject {
        enum State { case idle }
        @Published private(set) var ui = UIState()
        @Published private(set) var state = State.idle
        func color() -> Color { .red }
        func updateView() { ui.rows = [1] }
      }
      """),
  ]
}
