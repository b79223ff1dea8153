public import CalcotFindings

/// All rules of the tool.
public enum RuleBook {
  /// The rules about code, in the order in which documentation shows them.
  public static let code: [any Rule.Type] =
    ui + navigation + data + retaining + structure
    + dependencies

  /// The rules about the comments that ignore findings. They run after the others, and know which
  /// findings the comments have ignored.
  public static let comments: [any Rule.Type] = [
    UnusedIgnore.self, IgnoreWithoutReason.self, IgnoreOfUnknownRule.self,
    CommentNotUnderstood.self,
  ]

  public static var all: [any Rule.Type] { code + comments }

  public static var descriptions: [RuleDescription] { all.map { $0.description } }

  private static let ui: [any Rule.Type] = [
    ViewModelUIImport.self, ViewModelUIUse.self, ModelDependsOnUI.self,
  ]
  private static let navigation: [any Rule.Type] = [
    ViewModelNavigates.self, ViewNavigates.self,
  ]
  private static let data: [any Rule.Type] = [
    ViewReachesData.self, ViewModelReachesData.self, ProviderAccess.self, ViewModelSingleton.self,
  ]
  private static let retaining: [any Rule.Type] = [
    StrongParent.self, BackReferenceRetainsOwner.self, ClosureRetainsOwner.self,
    MethodReferenceRetainsOwner.self, SubscriptionRetainsOwner.self, ModuleRetainsItself.self,
    StrongDelegate.self, StrongSibling.self, TimerRetainsTarget.self, ObserverRetainsOwner.self,
    UnownedAfterAwait.self,
  ]
  private static let structure: [any Rule.Type] = [
    ConcreteDependency.self, MassiveViewController.self, ViewModelIsDelegate.self,
    ViewModelSettableState.self, ViewModelWithoutTest.self, ViewReadsModel.self,
  ]
  private static let dependencies: [any Rule.Type] = [DependencyCycle.self, LayerOrder.self]
}
