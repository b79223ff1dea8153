/// The objects that all modules of the feature share.
struct LaunchesServices: Sendable {
  let manager: any LaunchesManaging
  let texts: LaunchesTexts
}
