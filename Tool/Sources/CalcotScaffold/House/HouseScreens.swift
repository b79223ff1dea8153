import CalcotCode
import CalcotFakes

/// The screens of a codebase, found by the roles of its types.
struct HouseScreens {
  let screens: [HouseScreen]
  /// The files that belong to no screen.
  let others: [HouseFile]

  /// - Parameter texts: The texts of the codebase's files, by path. Of those that are generated, only
  ///   fakes belong to a screen.
  init(in codebase: Codebase, texts: [String: String]) {
    var found = Self.stems(in: codebase)
    let stems = found.keys.map(ScreenStem.init).sorted { $0.upper.count > $1.upper.count }
    var others: [HouseFile] = []
    let topLevel = Dictionary(
      grouping: codebase.types.filter { $0.outer == nil && !$0.isExternal },
      by: { codebase.path(of: $0.declaration) })
    for (number, file) in codebase.files.enumerated() {
      let kind = codebase.codeFiles[number]
      guard !kind.isTemplate, let text = texts[file.path],
        !kind.isGenerated || FakeFile.isOne(Array(text.utf8))
      else { continue }
      let names = topLevel[file.path, default: []].map(\.name.text)
      let house = HouseFile(path: file.path, text: text, isTest: kind.isTest || kind.isMock)
      if let stem = Self.owner(of: house, types: names, among: stems) {
        found[stem.upper]?.files.append(house)
      } else {
        others.append(house)
      }
    }
    screens = found.values.filter { !$0.files.isEmpty }.sorted { $0.path < $1.path }
    self.others = others
  }

  /// All files that people have written.
  var files: [HouseFile] { screens.flatMap(\.files) + others }

  /// The names of all that can be copied: of the screens, and of ViewModels without a View that is
  /// found by its type, such as a semantic one.
  var names: [String] {
    let ending = "ViewModel.swift"
    let others = others.filter { !$0.isTest && $0.name.hasSuffix(ending) && $0.name != ending }
      .map { String($0.name.dropLast(ending.count)) }
    return Set(screens.map(\.stem.upper) + others).sorted()
  }

  /// Returns the files of a screen. For a screen without a ViewModel or a View, these are the files
  /// whose types are named after the screen.
  func files(of stem: ScreenStem) -> [HouseFile] {
    if let screen = screens.first(where: { $0.stem == stem }) { return screen.files }
    return others.filter { file in
      let types = SourceNames(in: [file.text]).declared
      return !types.isEmpty && Self.owner(of: file, types: Array(types), among: [stem]) != nil
    }
  }

  /// Returns the screens without their files: a ViewModel and a View of the same name.
  private static func stems(in codebase: Codebase) -> [String: HouseScreen] {
    var views: [String: HouseScreen.Interface] = [:]
    for role in [Role.view, .viewController] {
      for type in codebase.types(role) where isPart(type, codebase) {
        guard let stem = Codebase.subject(ofName: type.name) else { continue }
        if role == .viewController {
          views[stem] = .uikit
        } else if codebase.isSubtype(type, of: "View"), views[stem] == nil {
          views[stem] = .swiftui
        }
      }
    }
    var screens: [String: HouseScreen] = [:]
    for type in codebase.types where isPart(type, codebase) && !type.isProtocol {
      guard codebase.role(of: type, atLeast: 0.5).isViewModelLike,
        let (stem, interface) = found(type, among: views)
      else { continue }
      screens[stem] = HouseScreen(
        stem: ScreenStem(stem), interface: interface,
        styles: ScreenStyle.styles(of: type, in: codebase))
    }
    return screens
  }

  /// Returns the screen of a ViewModel and its interface; nil if there is no View of that name.
  private static func found(
    _ type: CodeType, among views: [String: HouseScreen.Interface]
  ) -> (String, HouseScreen.Interface)? {
    guard let name = Codebase.subject(ofName: type.name) else { return nil }
    // NB: `DefaultProfileViewModel` conforms to `ProfileViewModel`.
    let names = [name] + (name.hasPrefix("Default") ? [String(name.dropFirst(7))] : [])
    return names.lazy.compactMap { name in views[name].map { (name, $0) } }.first
  }

  private static func isPart(_ type: CodeType, _ codebase: Codebase) -> Bool {
    // NB: what others inherit from belongs to all screens.
    type.outer == nil && !type.isExternal
      && (type.isProtocol || codebase.allSubtypes(of: type).isEmpty)
      && codebase.codeFiles[Int(type.declaration.file)].isProduct
  }

  /// Returns the screen that a file belongs to: by its name, by its types, or by its folder.
  private static func owner(
    of file: HouseFile, types: [String], among stems: [ScreenStem]
  ) -> ScreenStem? {
    let owners = Set(types.compactMap { type in stems.first { begins(type, $0) } })
    guard owners.count < 2 else { return nil }
    if let owner = owners.first { return owner }
    // NB: a type with a name of its own is no part of the screen in whose folder it stands.
    guard types.isEmpty || types.allSatisfy({ Codebase.subject(ofName: Name($0)) == nil }) else {
      return nil
    }
    return stems.first { stem in file.name.hasSuffix("+\(stem.upper).swift") }
  }

  /// Returns a Boolean value that indicates whether a type is a part of a screen, or a double of
  /// one.
  private static func begins(_ type: String, _ stem: ScreenStem) -> Bool {
    let neutral = stem.neutralized(type)
    if neutral.hasPrefix(ScreenStem.neutral.upper) { return true }
    let prefixes = ["Mock", "Fake", "Stub", "Spy", "Dummy", "Default", "I", "Any"]
    return prefixes.contains { neutral.hasPrefix($0 + ScreenStem.neutral.upper) }
  }
}

extension ScreenStyle {
  /// Returns the styles in which a screen with this ViewModel is written.
  fileprivate static func styles(of type: CodeType, in codebase: Codebase) -> Set<ScreenStyle> {
    var styles: Set<ScreenStyle> = []
    let members = codebase.members(of: type)
    let isObservable =
      codebase.hasAttribute("Observable", type.declaration)
      || codebase.isSubtype(type, of: "ObservableObject")
    if isObservable { styles.insert(.observable) }
    let imports = codebase.codeFiles[Int(type.declaration.file)].imports.map {
      codebase[$0].name.text
    }
    let isReactive = ["RxSwift", "RxCocoa", "ReactiveSwift"].contains(where: imports.contains)
    if isReactive || imports.contains("Combine") && !isObservable
      || members.contains(where: { $0.name == "transform" })
    {
      styles.insert(.streams)
    }
    if members.contains(where: { $0.isStored && $0.isWeak && !isCoordinator($0, codebase) }) {
      styles.insert(.delegate)
    }
    if members.contains(where: { $0.isStored && role(of: $0, codebase) == .router }) {
      styles.insert(.router)
    }
    if type.kind == .struct || styles.isEmpty { styles.insert(.immutable) }
    return styles
  }

  private static func isCoordinator(_ member: Member, _ codebase: Codebase) -> Bool {
    role(of: member, codebase).navigates
  }

  private static func role(of member: Member, _ codebase: Codebase) -> Role {
    codebase.writtenType(of: member.node).map { Codebase.role(claimedBy: $0.name) } ?? .none
  }
}
