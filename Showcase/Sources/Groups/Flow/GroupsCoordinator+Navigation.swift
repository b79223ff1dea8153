internal import Calcot

extension GroupsCoordinator: GroupsCoordinating {
  func present(_ group: Group) { navigation.push(.group(group.id), carrying: group) }

  func present(_ category: GroupCategory) { navigation.push(.groups(category)) }

  func presentNewGroup() { navigation.present(.newGroup, as: .sheet) }
}

extension GroupsCoordinator: GroupCoordinating {
  func presentMembers(of group: Group) { navigation.push(.members(group.id), carrying: group) }

  func presentRename(of group: Group) {
    navigation.present(.rename(group.id), as: .sheet, carrying: group)
  }
}

extension GroupsCoordinator: MembersCoordinating {
  package func present(_ member: Member.ID, of group: Group.ID) {
    navigation.push(.member(member, of: group))
  }

  package func presentPicker(for group: Group.ID) {
    navigation.present(.addMembers(group), as: .fullScreen)
  }

  /// Adds the picked people as members, even if the screens that asked for them are gone.
  func add(_ people: [Member.ID], to group: Group.ID) {
    let interactor = NewMembersInteractor(repository: dependencies.groupRepository)
    task("add members") { [self] in
      let added = await attempt(texts.saving) { () throws(GroupRepositoryError) in
        try await interactor.add(people, to: group)
      }
      if added != nil { showMessage(texts.added(people.count), .success) }
    }
  }
}
