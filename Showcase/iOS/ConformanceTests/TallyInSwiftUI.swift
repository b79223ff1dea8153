import CalcotConformance
import CalcotTesting
import SwiftUI
import UIKit

@testable import CalcotSwiftUI

/// The code that needs SwiftUI's names, which are Calçot's too.
@MainActor
enum TallyInSwiftUI {
  static func register(in views: inout SwiftUIViews) {
    views.register { (viewModel: TallyViewModel) in TallyView(viewModel: viewModel) }
  }

  static func controller(of host: EmbeddedHost) -> UIViewController {
    UIHostingController(rootView: HostedApp { host })
  }
}

/// A native SwiftUI view of the tally.
private struct TallyView: View {
  let viewModel: TallyViewModel

  var body: some View {
    VStack {
      Text(viewModel.nativeText)
      Button("Count") { viewModel.countTapped() }
    }
    .navigationTitle("Tally")
  }
}
