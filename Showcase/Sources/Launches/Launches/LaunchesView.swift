import Calcot
import CalcotViews

final class LaunchesView: StatefulView<LaunchesViewModel>, LaunchesViewDelegate {
  func launchesDidChange() { setNeedsUpdate() }

  override func screen(_ viewModel: LaunchesViewModel) -> Screen {
    let texts = viewModel.texts
    return Screen(viewModel.title) {
      TextField(
        texts.search, text: viewModel.search, placeholder: texts.partOfName, role: .search
      ) { viewModel.onSearchChanged($0) }
      if let problem = viewModel.problem {
        Text(problem, role: .error)
        Button(texts.tryAgain, role: .main) { await viewModel.onRefreshButtonTapped() }
      }
      if let age = viewModel.age { Text(age, role: .secondary) }
      if viewModel.isLoading { ActivityIndicator(texts.loading) }
      if viewModel.isNothingFound { Text(texts.nothingFound, role: .secondary) }
      List(viewModel.rows) { launch in
        Row(launch.mission, detail: texts.line(launch)) { viewModel.onLaunchTapped(launch) }
          .leads(to: LaunchesRoute.launch(launch.id))
      }
      if let count = viewModel.count { Text(count, role: .secondary) }
    } toolbar: {
      Button(texts.refresh, role: .refresh, isEnabled: !viewModel.isLoading) {
        await viewModel.onRefreshButtonTapped()
      }
      Button(texts.keepAll, isEnabled: viewModel.canDownload) { viewModel.onDownloadButtonTapped() }
    }
  }
}
