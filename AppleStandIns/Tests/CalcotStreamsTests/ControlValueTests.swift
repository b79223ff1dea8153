import CalcotStreams
import Testing
import UIKit

/// Values bound to and from UIKit views.
@MainActor
@Suite struct ControlValueTests {
  private let numbers = PublishRelay<Int>()

  @Test func `a driver sets a label's text, now and on each change`() {
    let label = UILabel()
    let text = numbers.asSignal().scan(0, +).map { "\($0)" }
    let subscription = text.drive(label, \.text)
    #expect(label.text == "0")
    numbers.accept(3)
    #expect(label.text == "3")
    subscription.cancel()
    numbers.accept(3)
    #expect(label.text == "3")
  }

  @Test func `a driver does not keep the label alive`() {
    var label: UILabel? = UILabel()
    weak let held = label
    let subscription = label.map { Driver.just("a").drive($0, \.text) }
    label = nil
    #expect(held == nil)
    subscription?.cancel()
  }

  @Test func `a typed text goes into a relay, for as long as the field lives`() {
    let typed = PublishRelay<String?>()
    var texts: [String?] = []
    let subscription = typed.asSignal().emit { texts.append($0) }
    var field: UITextField? = UITextField()
    weak let held = field
    field?.send(\UITextField.text, to: typed, on: .editingChanged)
    field?.insertText("A")
    field?.insertText("da")
    #expect(texts == ["A", "Ada"])
    field = nil
    #expect(held == nil)
    subscription.cancel()
  }
}
