import UIKit

/// The first controller of an existing app: the list of trips.
class TripsTableController: UITableViewController {
  let store: TripStore

  init?(coder: NSCoder, store: TripStore) {
    self.store = store
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.trips.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = store.trips[indexPath.row].name
    content.secondaryText = store.trips[indexPath.row].note
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(store.trips[indexPath.row])
  }

  /// Shows a trip, before and after its screen has been moved to Calçot.
  func show(_ trip: Trip) {}
}
