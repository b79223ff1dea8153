/// The View of a screen in SwiftUI, and a UIKit view that it wraps.
enum SwiftUIPart {
  static func view(_ screen: Screen, random: inout SplitMix) -> GeneratedFile {
    let name = screen.name
    let wrapper = screen.state == .published ? "@ObservedObject var" : "let"
    return GeneratedFile(
      path: "\(screen.folder)/\(name)View.swift",
      marked: """
        import SwiftUI

        struct \(name)View: View {
            \(wrapper) viewModel: \(name)ViewModel
            @State private var query = ""
            @State private var isAskingToClose = false
            \(screen.planted(.viewNavigates, "let navigationController: UINavigationController", otherwise: "@Environment(\\.dynamicTypeSize) private var typeSize"))

            var body: some View {
                List {
                    if let message = viewModel.message {
                        Section {
                            Label(message, systemImage: "exclamationmark.triangle")
                                .foregroundStyle(.secondary)
                        }
                    }
                    ForEach(viewModel.rows) { row in
                        Button {
                            viewModel.rowTapped(row.id)
                        } label: {
                            \(name)RowView(row: row)
                        }
                        .accessibilityIdentifier("\(name).row")
                    }
                    \(name)MapView(title: viewModel.title) { _ in query = "" }
                        .frame(height: \(random.below(200) + 80))
                }
                .navigationTitle(viewModel.title)
                .searchable(text: $query)
                .onChange(of: query) { _, text in viewModel.searchTextChanged(text) }
                .onAppear { viewModel.viewDidLoad() }
                .alert("Close?", isPresented: $isAskingToClose) {«-view-navigates»
                    Button("Close", role: .destructive) { viewModel.closeButtonTapped() }
                }
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Close") { isAskingToClose = true }
                    }
                }
            }
        \(planted(screen))}

        private struct \(name)RowView: View {
            let row: \(name)RowViewModel

            var body: some View {
                HStack(alignment: .firstTextBaseline, spacing: \(random.below(16))) {
                    VStack(alignment: .leading) {
                        Text(row.title).font(.headline)
                        Text(row.detail).font(.caption).foregroundColor(.secondary)
                    }
                    Spacer()
                    if row.isSelected { Image(systemName: "checkmark") }
                }
                .padding(.vertical, \(random.below(12)))
            }
        }
        \(sections(screen, &random))
        """)
  }

  private static func planted(_ screen: Screen) -> String {
    var text = ""
    if screen.has(.viewNavigates) {
      text += """

            private func showHelp() {
                let help = HelpViewController(topic: viewModel.title)
                navigationController.pushViewController(help, animated: true)«+view-navigates»
            }

        """
    }
    if screen.has(.viewReachesData) {
      text += """

            private func rememberQuery() {
                UserDefaults.standard.set(query, forKey: "\(screen.name).query")«+view-data»
            }

        """
    }
    return text
  }

  private static func sections(_ screen: Screen, _ random: inout SplitMix) -> String {
    (0..<(2 + random.below(4))).map { number in
      """

      private struct \(screen.name)Section\(number): View {
          let title: String
          let values: [Double]
          @Binding var isExpanded: Bool

          var body: some View {
              DisclosureGroup(title, isExpanded: $isExpanded) {
                  ForEach(Array(values.enumerated()), id: \\.offset) { index, value in
                      GeometryReader { proxy in
                          RoundedRectangle(cornerRadius: \(random.below(20)), style: .continuous)
                              .fill(index.isMultiple(of: 2) ? Color.accentColor : Color.gray.opacity(0.\(random.below(9))))
                              .frame(width: proxy.size.width * value, height: \(random.below(40)))
                              .overlay(alignment: .leading) { Text(value, format: .percent).padding(4) }
                      }
                      .animation(.easeInOut(duration: 0.\(random.below(9))), value: value)
                  }
              }
              .accessibilityLabel("\(random.one(of: Words.texts))")
          }
      }

      """
    }.joined()
  }

  /// Returns a representable, whose nested `Coordinator` is no coordinator.
  static func wrapped(_ screen: Screen) -> GeneratedFile {
    GeneratedFile(
      path: "\(screen.folder)/\(screen.name)MapView.swift",
      marked: """
        import MapKit
        import SwiftUI

        struct \(screen.name)MapView: UIViewRepresentable {
            let title: String
            let onSelect: (String) -> Void

            func makeCoordinator() -> Coordinator {
                Coordinator(parent: self)
            }

            func makeUIView(context: Context) -> MKMapView {
                let map = MKMapView()
                map.delegate = context.coordinator
                return map
            }

            func updateUIView(_ map: MKMapView, context: Context) {
                context.coordinator.parent = self
            }

            final class Coordinator: NSObject, MKMapViewDelegate {«-coord-retain»
                var parent: \(screen.name)MapView

                init(parent: \(screen.name)MapView) {
                    self.parent = parent
                }

                func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
                    parent.onSelect(view.annotation?.title??.description ?? parent.title)
                }
            }
        }
        """)
  }
}
