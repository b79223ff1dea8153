import UIKit

extension UIAlertController {
  /// Creates an alert that asks a question.
  convenience init(_ question: Question, onAnswer: @escaping (Bool) -> Void) {
    self.init(title: question.title, message: question.message, preferredStyle: .alert)
    addAction(
      UIAlertAction(
        title: question.action, style: question.isDestructive ? .destructive : .default
      ) { _ in onAnswer(true) })
    addAction(UIAlertAction(title: question.cancel, style: .cancel) { _ in onAnswer(false) })
  }
}
