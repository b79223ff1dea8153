/// The screens that a new one may be like, by what the user wishes and the codebase has.
struct ScreenChoice {
  let screens: [HouseScreen]

  init(of all: [HouseScreen], _ wishes: HouseWishes) throws(NewProblem) {
    guard wishes.content == nil else {
      throw NewProblem(
        "--with is for apps on Calçot; here a screen has what the others have: leave it out, "
          + "or name one that it is like with --like")
    }
    guard all.count > 1 else {
      throw NewProblem(
        "there is no app on Calçot here (no import of it), and "
          + (all.isEmpty ? "no screen" : "only one screen, '\(all[0].stem.upper)',")
          + " to learn from: a ViewModel or Presenter with a View of the same name; write a "
          + "template in .calcot/templates/screen")
    }
    var left = try Self.filtered(all, by: wishes)
    left = try Self.withInterface(wishes.interface, of: left)
    guard left.count > 1 || wishes.model != nil else {
      throw NewProblem(
        "only one such screen is here, '\(left[0].stem.upper)', which is no habit; take it as it is "
          + "with --like \(left[0].stem.upper), or write a template in .calcot/templates/screen")
    }
    screens = left
  }

  private static func filtered(
    _ all: [HouseScreen], by wishes: HouseWishes
  ) throws(NewProblem) -> [HouseScreen] {
    if let model = wishes.model, !all.contains(where: { $0.stem.upper == model }) {
      throw NewProblem("there is no screen '\(model)'; there are \(names(of: all))")
    }
    var left = all.filter { !$0.hasStoryboard }
    guard !left.isEmpty else {
      throw NewProblem(
        "the screens here are drawn in Interface Builder, and those files cannot be made; write a "
          + "template in .calcot/templates/screen")
    }
    if let folder = wishes.folder {
      left = left.filter { $0.path.split(separator: "/").dropLast().contains(Substring(folder)) }
      guard !left.isEmpty else {
        throw NewProblem("no screen is in a folder '\(folder)'; there are \(names(of: all))")
      }
    }
    if let style = wishes.style {
      let styles = Set(left.flatMap(\.styles)).map(\.rawValue).sorted()
      left = left.filter { $0.styles.contains(style) }
      guard !left.isEmpty else {
        throw NewProblem(
          "no screen here is in the style '\(style.rawValue)'; they are in "
            + "\(styles.joined(separator: ", "))")
      }
    }
    return left
  }

  /// Returns the screens with an interface, or with that of most of them.
  private static func withInterface(
    _ wish: ScreenInterface?, of all: [HouseScreen]
  ) throws(NewProblem) -> [HouseScreen] {
    let onUIKit = all.filter { $0.interface == .uikit }
    let inSwiftUI = all.filter { $0.interface == .swiftui }
    let (left, name) =
      switch wish {
      case nil: (onUIKit.count >= inSwiftUI.count ? onUIKit : inSwiftUI, "")
      case .uikit?: (onUIKit, "on UIKit")
      case .swiftui?: (inSwiftUI, "in SwiftUI")
      case .semantic?: ([], "with a semantic View, which is for apps on Calçot")
      }
    guard !left.isEmpty else {
      throw NewProblem("no screen here is \(name); there are \(names(of: all))")
    }
    return left
  }

  private static func names(of screens: [HouseScreen]) -> String {
    screens.map(\.stem.upper).sorted().joined(separator: ", ")
  }
}
