/// The violations of ViewModels.
extension ViewModelPart {
  static func planted(_ screen: Screen) -> String {
    var text = ""
    if screen.has(.usesUI) {
      text +=
        screen.place.isMultiple(of: 2)
        ? """

            func copyButtonTapped() {
                UIPasteboard.general.string = rows.first?.title«+vm-ui-use»
            }

        """
        : """

            func makePreview() -> UIViewController {«+vm-ui-use»
                let preview = UIViewController()
                preview.title = title
                return preview
            }

        """
    }
    if screen.has(.viewModelNavigates) {
      text += """

            func helpButtonTapped(in navigationController: UINavigationController) {
                let help = HelpViewController(topic: title)
                navigationController.pushViewController(help, animated: true)«+vm-navigates»
            }

        """
    }
    if screen.has(.viewModelReachesData) {
      text += """

            func reportButtonTapped() async throws {
                guard let url = URL(string: "https://example.org/report/\\(title)") else { return }
                let (data, _) = try await URLSession.shared.data(from: url)«+vm-data»
                message = String(decoding: data, as: UTF8.self)
            }

        """
    }
    if screen.has(.singleton) {
      text += """

            func appeared() {
                ActivityLog.shared.note("\(screen.name)")«+singleton-in-vm»
            }

        """
    }
    return text
  }

  static func dataSource(_ screen: Screen) -> String {
    guard screen.has(.isDataSource) else { return "" }
    return """

      extension \(screen.name)ViewModel: UITableViewDataSource {«+delegate-in-vm»
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
              rows.count
          }

          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
              cell.textLabel?.text = rows[indexPath.row].title
              return cell
          }
      }

      """
  }
}
