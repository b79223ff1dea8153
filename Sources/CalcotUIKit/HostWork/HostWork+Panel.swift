#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import Calcot
  import CalcotContent

  extension HostWork {
    /// Returns the system's panel for the work; nil for work that needs none.
    ///
    /// - Parameter file: the file to share, if there is one.
    @MainActor
    func panel(
      sharing file: TemporaryFile?, _ ended: @escaping PanelEnding
    ) -> (any WorkPanel)? {
      switch self {
      case .copy: nil
      case .open(let address): address.page.map { PagePanel($0, ended) }
      case .share(let item): SharePanel(item, in: file, ended)
      case .pickImage(let pick): PhotoPanel(pick, ended)
      case .pickDocuments(let pick): DocumentPanel(pick, ended)
      }
    }
  }
#endif
