#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent
  import SwiftUI

  /// Elements side by side, which scroll where there is no room for all of them.
  struct LineView: View {
    let elements: [Element]
    let screen: ScreenModel
    let words: HostWords

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          ForEach(elements) { ElementView(element: $0, screen: screen, words: words) }
        }
      }
      // NB: in a list, a tap on the row would use every button that has no style of its own.
      .buttonStyle(.borderless)
    }
  }
#endif
