#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotStreams
  package import Counter
  package import UIKit

  /// A label that a driver sets, and a button that starts an action.
  package final class CounterViewController: UIViewController, CalcotView {
    package var viewModel: CounterViewModel.Outputs { didSet { bind() } }
    private let label = UILabel()
    private let button = UIButton(configuration: .borderedProminent())
    private var count: AnyCancellable?

    package init(_ viewModel: CounterViewModel.Outputs) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.addSubview(label)
      view.addSubview(button)
      placeSubviews()
      bind()
    }

    private func placeSubviews() {
      let line = CGRect(x: 20, y: view.bounds.midY, width: view.bounds.width - 40, height: 60)
      (label.frame, button.frame) = (line.offsetBy(dx: 0, dy: -80), line)
      label.textAlignment = .center
      for subview in [label, button] {
        subview.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
      }
    }

    private func bind() {
      title = viewModel.title
      count = viewModel.label.drive(label, \.text)
      button.configuration?.title = viewModel.addOneLabel
      button.bind(to: viewModel.addOne)
    }
  }
#endif
