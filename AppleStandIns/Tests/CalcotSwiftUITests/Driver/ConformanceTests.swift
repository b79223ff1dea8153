import AppleDrivers
import CalcotConformance
import CalcotTesting
import SwiftUI
import Testing

@MainActor
@Suite("SwiftUI")
struct ConformanceTests {
  @Test(arguments: HostConformance.rules)
  func keeps(_ rule: HostConformance.Rule) async {
    let drivers = Drivers()
    await rule.check { capabilities in
      let driver = SwiftUIDriver(capabilities: capabilities)
      driver.register { (viewModel: TallyViewModel) in TallyNativeView(viewModel: viewModel) }
      drivers.all.append(driver)
      return driver
    }
    #expect(drivers.all.flatMap(\.warnings) == [])
  }
}

@MainActor
private final class Drivers {
  var all: [SwiftUIDriver] = []
}

/// The tally's SwiftUI view.
private struct TallyNativeView: View {
  let viewModel: TallyViewModel

  var body: some View {
    VStack {
      Text(viewModel.nativeText)
      Button("Count") { viewModel.countTapped() }
    }
    .navigationTitle("Tally")
  }
}
