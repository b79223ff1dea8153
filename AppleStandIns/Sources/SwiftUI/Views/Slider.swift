/// https://developer.apple.com/documentation/swiftui/slider
public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      uncheckedGet: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = Double(step)
    self.label = label()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
    // NB: SwiftUI ends the app: "max stride must be positive".
    precondition(bounds.upperBound > bounds.lowerBound && step > 0, "max stride must be positive")
  }

  public func _draw(with pen: _Pen) {
    let ends = pen.collect("least", minimumValueLabel) + pen.collect("most", maximumValueLabel)
    let (value, screen) = (value, pen.screen)
    pen.at("slider") {
      let state = pen.controlState(of: Double.self)
      let now = state.shown(value.wrappedValue)
      let slide: (Double) -> Void = { [unowned screen] in
        state.choose(stop(nearest: $0), value, on: screen)
      }
      pen.control(.slider, label) { node in
        node.children += ends
        let fraction = (now - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
        node.fraction = fraction
        node.value = "\(Int((fraction * 100).rounded()))%"
        node.acts.slide = slide
        if now < bounds.upperBound { node.acts.stepUp = { slide(now + step) } }
        if now > bounds.lowerBound { node.acts.stepDown = { slide(now - step) } }
      }
    }
  }

  private func stop(nearest number: Double) -> Double {
    let steps = ((number - bounds.lowerBound) / step).rounded()
    return min(max(bounds.lowerBound + steps * step, bounds.lowerBound), bounds.upperBound)
  }
}
