#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  package import CalcotTree
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  extension Symbol {
    /// The name of the system's image; nil if this system has none of that name.
    @MainActor
    package var systemName: String? {
      #if canImport(UIKit)
        UIImage(systemName: system) == nil ? nil : system
      #else
        NSImage(systemSymbolName: system, accessibilityDescription: nil) == nil ? nil : system
      #endif
    }
  }

  /// A symbol beside a text that says its meaning; a character if the system lacks the symbol.
  struct SymbolImage: View {
    let symbol: Symbol

    var body: some View {
      if let name = symbol.systemName {
        Image(systemName: name).accessibilityHidden(true)
      } else {
        Text(symbol.sign).accessibilityHidden(true)
      }
    }
  }

  /// A text with a symbol before it, or without one.
  struct SymbolLabel: View {
    let text: String
    let symbol: Symbol?

    var body: some View {
      if let symbol {
        Label {
          Text(text)
        } icon: {
          SymbolImage(symbol: symbol)
        }
      } else {
        Text(text)
      }
    }
  }
#endif
