/// The role that the last words of a type's name suggest.
struct RoleWords: Sendable {
  /// The role that the name suggests.
  var role = Role.none
  /// The weight of the suggestion: 6 for words with no other meaning.
  var weight = 0.0
  /// The word for the role, as the name has it.
  var word = ""
  /// A Boolean value that indicates whether the name ends in a word for a protocol, as "Interface".
  var isContract = false
  /// A Boolean value that indicates whether the name is that of a delegate, state or parameters.
  /// The role is that of the type that these belong to.
  var isAnnex = false
  /// A Boolean value that indicates whether the name is that of an input or output. A protocol with
  /// such a name stands for the whole type.
  var isPort = false
  /// A Boolean value that indicates whether the word belongs to a row, cell, section or other piece
  /// of a screen.
  var isPiece = false
  /// The name without the words for the role, as "Login" of "LoginViewModel".
  var subject = ""

  init(_ name: String) {
    var words = Self.split(name)
    while words.count > 1, let last = words.last {
      if last.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 || $0 == 95 }) || Self.versions.contains(last)
      {
        words.removeLast()
      } else if Self.contractWords.contains(last) {
        isContract = true
        words.removeLast()
      } else if Self.ports.contains(last) {
        isPort = true
        words.removeLast()
      } else if Self.annexWords.contains(last) {
        isAnnex = true
        words.removeLast()
      } else {
        break
      }
    }
    Self.splitAcronym(&words)
    guard let last = words.last else { return }
    let before = words.count > 1 ? words[words.count - 2] : ""
    let two = before + last
    if let (role, weight) = Self.pairs[two] {
      (self.role, self.weight, word) = (role, weight, two)
      subject = words.dropLast(2).joined()
      isPiece = words.count > 2 && Self.pieceWords.contains(words[words.count - 3])
    } else if let (role, weight) = Self.singles[last] {
      (self.role, self.weight, word) = (role, weight, last)
      subject = words.dropLast().joined()
      isPiece = Self.pieceWords.contains(before)
    }
  }

  /// Splits a ViewModel's abbreviation from an acronym before it: "AboutUIVM" → About, UI, VM.
  private static func splitAcronym(_ words: inout [String]) {
    guard words.count > 1, let last = words.last, last.utf8.count > 3, last.hasSuffix(viewModel),
      last.utf8.allSatisfy(isUpper)
    else { return }
    words[words.count - 1] = String(last.dropLast(viewModel.count))
    words.append(viewModel)
  }

  private static let viewModel = "VM"

  /// Returns the words of a name: "HTTPClientImpl" → HTTP, Client, Impl.
  static func split(_ name: String) -> [String] {
    var name = name
    return name.withUTF8 { bytes in
      var words: [String] = []
      words.reserveCapacity(6)
      var start = 0
      for index in bytes.indices {
        guard index > start, isBoundary(index, in: bytes) else { continue }
        words.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = index
      }
      if start < bytes.count {
        words.append(String(decoding: bytes[start...], as: UTF8.self))
      }
      return words
    }
  }

  /// Returns a Boolean value that indicates whether a word begins at an index other than the first.
  private static func isBoundary(_ index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let byte = bytes[index]
    if byte == UInt8(ascii: "_") { return true }
    guard isUpper(byte) else { return false }
    let nextIsLower = index + 1 < bytes.count && isLower(bytes[index + 1])
    return !isUpper(bytes[index - 1]) || nextIsLower
  }

  private static func isUpper(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }
  private static func isLower(_ byte: UInt8) -> Bool { byte >= 97 && byte <= 122 }

  private static let contractWords: Set<String> = [
    "Protocol", "Interface", "Impl", "Implementation", "Type", "Base", "Contract", "Abstract",
    "Logic", "Default",
  ]
  private static let versions: Set<String> = ["Old", "New", "Legacy", "V1", "V2", "V3", "V4"]
  private static let ports: Set<String> = ["Input", "Output", "Inputs", "Outputs"]
  private static let annexWords: Set<String> = [
    "Delegate", "State", "Action", "Actions", "Event",
    "Events", "Error", "Configuration", "Parameters", "Dependencies", "Dependency", "Context",
    "Closures", "Result", "Key", "Keys", "Constants", "Localization", "Extension", "Params",
    "Bindings", "Binding", "Style", "Kind", "Mode", "Identifier", "Options", "Callback", "Info",
    "Strings", "Notification", "Effect", "Command", "Modifier",
  ]
  private static let pieceWords: Set<String> = [
    "Cell", "Row", "Section", "Item", "Header", "Footer", "Button", "Card", "Badge", "Banner",
    "Label", "Bubble", "Pin", "Tab", "Option", "Chip", "Tag",
  ]
  private static let pairs: [String: (Role, Double)] = [
    "ViewModel": (.viewModel, 6), "ViewModeling": (.viewModel, 5),
    "ViewReactor": (.viewModel, 6), "BridgePresenter": (.router, 5), "PageObject": (.test, 6),
    "ViewController": (.viewController, 6),
    "NavigationController": (.viewController, 4), "HostingController": (.viewController, 5),
    "TabController": (.viewController, 4), "TableController": (.viewController, 4),
    "BarController": (.viewController, 4),
    "DataSource": (.dataSource, 3), "UseCase": (.interactor, 6),
    "FlowController": (.coordinator, 5),
    "ViewState": (.value, 4), "ViewData": (.value, 4), "CellModel": (.value, 4),
    "AppDelegate": (.application, 5), "SceneDelegate": (.application, 5),
    "ViewFactory": (.builder, 6), "ViewBuilder": (.builder, 6), "DataStore": (.service, 5),
    "ServiceLocator": (.builder, 4), "DependencyContainer": (.builder, 5),
  ]
  private static let singles: [String: (Role, Double)] = [
    "VM": (.viewModel, 5), "VC": (.viewController, 5), "View": (.view, 5), "Cell": (.view, 5),
    "Button": (.view, 3), "Label": (.view, 3), "Screen": (.view, 3), "Presenter": (.presenter, 5),
    "Interactor": (.interactor, 6), "Interacting": (.interactor, 5), "Presenting": (.presenter, 3),
    "Coordinator": (.coordinator, 6), "Coordinating": (.coordinator, 5), "Flow": (.coordinator, 3),
    "Router": (.router, 6), "Routing": (.router, 4), "Wireframe": (.router, 6),
    "Navigator": (.router, 5), "Navigating": (.router, 4), "Builder": (.builder, 5),
    "Factory": (.builder, 5), "Assembly": (.builder, 6), "Assembler": (.builder, 6),
    "Configurator": (.builder, 5), "Module": (.builder, 2), "Composer": (.builder, 3),
    "Building": (.builder, 3), "Container": (.builder, 2), "Service": (.service, 6),
    "Services": (.service, 4), "Repository": (.service, 6), "Manager": (.service, 5),
    "Managing": (.service, 4), "Client": (.service, 5), "Store": (.service, 4),
    "Storing": (.service, 4), "Provider": (.service, 4), "Providing": (.service, 4),
    "Gateway": (.service, 5), "Storage": (.service, 5), "Database": (.service, 5),
    "Cache": (.service, 4), "Loader": (.service, 4), "Fetcher": (.service, 4),
    "Uploader": (.service, 4), "Downloader": (.service, 4), "Remote": (.service, 4),
    "API": (.service, 4), "Api": (.service, 4), "DAO": (.service, 5), "Network": (.service, 3),
    "Networking": (.service, 4), "Worker": (.service, 3), "Adapter": (.service, 2),
    "Logger": (.service, 3), "Tracker": (.service, 3), "Analytics": (.service, 3),
    "Synchronizer": (.service, 3), "Caching": (.service, 3), "Servicing": (.service, 4),
    "Fetching": (.service, 3), "Loading": (.service, 2), "Tests": (.test, 6), "Test": (.test, 3),
    "Spec": (.test, 3), "Previews": (.preview, 4), "Entity": (.model, 5), "DTO": (.model, 5),
    "Model": (.model, 3), "Response": (.model, 3), "Request": (.model, 2), "Record": (.model, 3),
    "Row": (.value, 1), "Reducer": (.none, 8), "Reactor": (.viewModel, 5),
  ]
}
