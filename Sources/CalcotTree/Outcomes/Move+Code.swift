extension Move: CustomStringConvertible {
  /// The Swift code that makes the move.
  public var description: String {
    let (name, parts) = spelling
    return ".\(name)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
  }

  /// The name of the kind of move, such as "push".
  public var name: String { spelling.name }

  private var spelling: (name: String, parts: [String]) {
    switch self {
    case .push(let route): ("push", [route.code])
    case .pushNew(let route): ("pushNew", [route.code])
    case .bringToFront(let route): ("bringToFront", [route.code])
    case .pop(let screen): ("pop", [screen?.code ?? ""])
    case .popTo(let route): ("popTo", [route.code])
    case .replaceTop(let route, let screen):
      ("replaceTop", [route.code] + (screen.map { [$0.code] } ?? []))
    case .replaceFrom(let place, let route):
      ("replaceFrom", [place.code, "with: \(route.code)"])
    case .popToRoot: ("popToRoot", [])
    case .setStack(let routes): ("setStack", [code(routes)])
    case .present(let route, let style): ("present", [route.code] + code(style))
    case .presentOnly(let route, let style): ("presentOnly", [route.code] + code(style))
    case .dismiss(let layer): ("dismiss", [layer?.code ?? ""])
    case .dismissTo(let route): ("dismissTo", [route.code])
    case .dismissAll: ("dismissAll", [])
    case .close(let screen): ("close", [screen?.code ?? ""])
    case .select(let route): ("select", [route.code])
    case .turn(let distance): ("turn", ["by: \(distance)"])
    case .setTabs(let routes, let titles): ("setTabs", [code(routes), "titles: \(titles)"])
    case .setPages(let routes): ("setPages", [code(routes)])
    case .setBadge(let badge, let route):
      ("setBadge", [badge?.debugDescription ?? "nil", "on: \(route.code)"])
    case .show(let route, let side): ("show", [route.code, "in: .\(side)"])
    case .setSide(let side, let routes): ("setSide", [".\(side)", "to: \(code(routes))"])
    case .goTo(let side): ("goTo", [".\(side)"])
    case .finish: ("finish", [])
    case .open(let link): ("open", [link.debugDescription])
    case .go(let routes):
      ("go", ["[\(routes.map { "AnyRoute(\($0.code))" }.joined(separator: ", "))]"])
    case .batch(let moves): ("batch", ["\(moves)"])
    case .back(let screen): ("back", ["from: \(screen.code)"])
    case .popOver(let screen, let top): ("popOver", [screen.code, "from: \(top.code)"])
    case .dismissOver(let layer, let top): ("dismissOver", [layer.code, "through: \(top.code)"])
    case .selectBranch(let index, let id): ("selectBranch", ["\(index)", "of: \(id.code)"])
    case .leave(let screen): ("leave", ["from: \(screen.code)"])
    case .resize(let isNarrow): ("resize", ["isNarrow: \(isNarrow)"])
    }
  }

  private func code(_ style: ModalStyle) -> [String] { style == .sheet ? [] : ["as: .\(style)"] }

  private func code(_ routes: [AnyRoute]) -> String {
    "[\(routes.map(\.code).joined(separator: ", "))]"
  }
}

extension AnyRoute {
  /// The route in Swift's notation, as far as reflection allows.
  package var code: String { swiftCode(base) }
}

/// Returns a value in Swift's notation, as far as reflection allows.
package func swiftCode(_ value: Any) -> String {
  switch value {
  case let text as String: text.debugDescription
  case _ where Mirror(reflecting: value).displayStyle == .enum: "\(type(of: value)).\(value)"
  default: "\(value)"
  }
}

extension ScreenID {
  fileprivate var code: String { "ScreenID(rawValue: \(rawValue))" }
}

extension LayerID {
  fileprivate var code: String { "LayerID(rawValue: \(rawValue))" }
}
