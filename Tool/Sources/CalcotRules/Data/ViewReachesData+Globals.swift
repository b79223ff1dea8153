internal import CalcotFindings

extension ViewReachesData {
  /// What a global of the app keeps.
  static let globals: [RuleDescription.Example] = [
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
      """)
  ]
}
