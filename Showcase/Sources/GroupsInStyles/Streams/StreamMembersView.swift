import Calcot
import CalcotStreams
import Groups

extension StreamStyle {
  final class MembersView: SemanticView<MembersViewModel.Outputs> {
    override func screen(_ outputs: MembersViewModel.Outputs) -> Screen {
      let (texts, canChange) = (outputs.texts, outputs.canChange.value)
      return Screen(outputs.title.value) {
        if let problem = outputs.problem.value {
          Text(problem, role: .error)
          Button(texts.tryAgain, role: .main, action: outputs.refresh)
        }
        if outputs.isLoading.value { ActivityIndicator(texts.loadingMembers) }
        if outputs.isEmpty.value { Text(texts.nobodyYet) }
        List(outputs.members.value, label: texts.memberList) { member in
          let row = Row(member.name) { outputs.memberTapped.accept(member) }
            .leads(to: outputs.place(member))
          guard canChange else { return row }
          return row.actions {
            Button(texts.remove, role: .destructive, action: outputs.remove, with: member)
          }
        }
        .onShow { await outputs.showRows.execute($0) }
        if let summary = outputs.summary.value { Text(summary, role: .secondary) }
      } toolbar: {
        if canChange {
          Button(texts.addMembers, role: .main) { outputs.addTapped.accept() }
        }
        Button(texts.refresh, role: .refresh, action: outputs.refresh)
      }
    }
  }
}
