#if Streams
  import Calcot

  extension Action {
    /// Takes a call on, or refuses it.
    func begin(_ input: Input) -> Run {
      let run = Run(input)
      guard run.scope?.isEnded != true else {
        end(run, .cancelled)
        return run
      }
      guard enabledIf.latest else {
        end(run, .notEnabled)
        return run
      }
      switch queue.admit(run) {
      case .start: perform(run)
      case .startInsteadOf(let first):
        end(first, .cancelled)
        perform(run)
      case .wait: watch(run, isParked: true)
      case .refuse: end(run, .notEnabled)
      }
      return run
    }

    /// Ends a run, unless it has ended.
    func end(_ run: Run, _ outcome: ActionOutcome<Element>) {
      guard run.settle(outcome) else { return }
      queue.end(run)
      publish()
      switch outcome {
      case .completed: completionOutlet.send(())
      case .failed(let error): errorOutlet.send(.failed(error))
      case .notEnabled: errorOutlet.send(.notEnabled)
      case .cancelled: break
      }
      startNext()
    }

    /// Shows what the action is doing.
    func publish() {
      let isExecuting = queue.current != nil
      if published.isExecuting != isExecuting {
        published.isExecuting = isExecuting
        self.isExecuting.become(isExecuting)
      }
      // NB: asked again, because those who were told of the one may have changed the other.
      let isEnabled = enabledIf.latest && (queue.policy != .refuse || queue.current == nil)
      if published.isEnabled != isEnabled {
        published.isEnabled = isEnabled
        self.isEnabled.become(isEnabled)
      }
    }

    // NB: a loop, because one run that is over at once after the other would else be calls in calls.
    private func startNext() {
      guard !isStartingNext else { return }
      isStartingNext = true
      defer { isStartingNext = false }
      while let run = queue.takeNext() {
        if run.outcome != nil {
          continue
        } else if run.scope?.isEnded == true {
          end(run, .cancelled)
        } else if !enabledIf.latest {
          end(run, .notEnabled)
        } else {
          Scope.$current.withValue(run.scope) { perform(run) }
        }
      }
    }

    /// Begins the work of a run.
    private func perform(_ run: Run) {
      publish()
      guard run.outcome == nil else { return }
      switch work {
      case .sync(let body):
        do { give(try body(run.input), of: run) } catch { fail(run, with: error) }
        end(run, .completed(run.element))
      case .async(let body): perform(run, body)
      case .publisher(let body): perform(run, body(run.input))
      }
    }

    private func perform(
      _ run: Run, _ body: @escaping @MainActor (Input) async throws -> Element
    ) {
      run.task { [weak self] in
        await withTaskCancellationHandler {
          do {
            let element = try await body(run.input)
            if Task.isCancelled { self?.end(run, .cancelled) }
            self?.give(element, of: run)
            self?.end(run, .completed(run.element))
          } catch {
            self?.fail(run, with: error)
          }
        } onCancel: {
          Task { @MainActor in self?.end(run, .cancelled) }
        }
      }
    }

    private func perform(_ run: Run, _ publisher: AnyPublisher<Element, any Error>) {
      let subscription = publisher.sink { [weak self] completion in
        switch completion {
        case .finished: self?.end(run, .completed(run.element))
        case .failure(let error): self?.fail(run, with: error)
        }
      } receiveValue: { [weak self] in
        self?.give($0, of: run)
      }
      guard run.outcome == nil else { return }
      run.subscription = subscription
      watch(run, isParked: false)
    }

    /// Has settling wait for a run whose work is no task, and cancels it when its scope ends.
    private func watch(_ run: Run, isParked: Bool) {
      guard run.scope != nil else { return }
      run.task { [weak self] in
        await withTaskCancellationHandler {
          _ = await run.ended(isParked: isParked)
        } onCancel: {
          Task { @MainActor in self?.end(run, .cancelled) }
        }
      }
    }

    // NB: what comes of a run that has ended, such as one that was cancelled, is nobody's any more.
    private func give(_ element: Element, of run: Run) {
      guard run.outcome == nil, run.scope?.isEnded != true else { return }
      run.element = element
      elementOutlet.send(element)
    }

    private func fail(_ run: Run, with error: any Error) {
      end(run, Task.isCancelled || error is CancellationError ? .cancelled : .failed(error))
    }
  }
#endif
