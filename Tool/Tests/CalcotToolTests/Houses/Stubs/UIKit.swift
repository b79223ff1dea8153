@_exported import Foundation

open class UIView {
  public var backgroundColor: UIColor?
  public init() {}
  public func addSubview(_ view: UIView) {}
}
public struct UIColor: Sendable {
  public static let white = UIColor()
}
public final class UILabel: UIView {
  public var text: String?
}
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
}
public final class UITableView: UIView {
  public weak var dataSource: (any UITableViewDataSource)?
  public func reloadData() {}
}
open class UIViewController {
  public var title: String?
  public var view: UIView! = UIView()
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open func viewDidLoad() {}
}
public final class UINavigationController: UIViewController {
  public func pushViewController(_ controller: UIViewController, animated: Bool) {}
}
