import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("A sheet that comes")
struct ArrivalTests {
  private let model = ComingModel()
  private var screen: SwiftUIScreen

  init() {
    screen = SwiftUIScreen(Coming(model: model))
    screen.settle()
  }

  @Test func `has appeared for its controllers only when it is at rest`() {
    screen.holdsPresentations = true
    model.item = Shown()
    screen.settle()
    #expect(screen.layers.count == 2)
    #expect(screen.top.layer?.isComing == true)
    #expect(model.log == ["onAppear"])
    screen.holdsPresentations = false
    screen.settle()
    #expect(model.log == ["onAppear", "viewDidAppear"])
    #expect(screen.warnings == [])
  }

  @Test func `is not to be dismissed`() {
    screen.holdsPresentations = true
    model.item = Shown()
    screen.settle()
    #expect(!screen.pullDown())
    model.item = nil
    screen.settle()
    #expect(screen.layers.count == 2)
    #expect(screen.warnings == ["Attempt to dismiss a sheet that is still being presented."])
    screen.holdsPresentations = false
    #expect(screen.layers.count == 1)
  }

  @Test func `is not to be presented from`() {
    screen.holdsPresentations = true
    (model.item, model.isAsking) = (Shown(), true)
    screen.settle()
    #expect(screen.layers.count == 2)
    #expect(screen.warnings.count == 1)
    screen.holdsPresentations = false
    #expect(screen.layers.count == 3)
  }
}

private struct Shown: Identifiable { let id = 1 }

@MainActor
@Observable
private final class ComingModel {
  var item: Shown?
  var isAsking = false
  @ObservationIgnored var log: [String] = []
}

private struct Coming: View {
  @Bindable var model: ComingModel

  var body: some View {
    Text("Under").sheet(item: $model.item) { _ in
      Text("Sheet")
        .background { Probe(model: model) }
        .onAppear { model.log.append("onAppear") }
        .alert("Well?", isPresented: $model.isAsking) {}
    }
  }
}

private struct Probe: UIViewControllerRepresentable {
  let model: ComingModel

  func makeUIViewController(context: Context) -> ProbeController { ProbeController() }
  func updateUIViewController(_ controller: ProbeController, context: Context) {
    controller.model = model
  }
}

private final class ProbeController: UIViewController {
  var model: ComingModel?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    model?.log.append("viewDidAppear")
  }
}
