#if Streams
  // NB: inlinable, so that an app's code is specialized for its own types: generic code would look
  // them up repeatedly in each run.
  extension Action {
    /// Accepts a call, or refuses it.
    @inlinable
    func begin(_ input: Input) -> ElementRun<Element> {
      let run = ElementRun<Element>()
      switch state.admit(run) {
      case .begin: perform(run, input)
      case .wait: state.add(run) { [weak self] in self?.perform(run, input) }
      case .refuse: break
      }
      return run
    }

    /// Begins the work of a run.
    @inlinable
    func perform(_ run: ElementRun<Element>, _ input: Input) {
      guard state.show(run) else { return }
      switch work {
      case .sync(let body):
        do {
          give(try body(input), of: run)
          state.end(run, .completed)
        } catch {
          state.fail(run, with: error)
        }
      case .async(let body): perform(run, input, body)
      case .publisher(let body): perform(run, body(input))
      }
    }

    @inlinable
    func perform(
      _ run: ElementRun<Element>, _ input: Input,
      _ body: @escaping @MainActor (Input) async throws -> Element
    ) {
      state.carryOut(run) { [weak self] in
        do {
          let element = try await body(input)
          if Task.isCancelled { self?.state.end(run, .cancelled) }
          self?.give(element, of: run)
          self?.state.end(run, .completed)
        } catch {
          self?.state.fail(run, with: error)
        }
      }
    }

    @inlinable
    func perform(_ run: ElementRun<Element>, _ publisher: AnyPublisher<Element, any Error>) {
      // NB: the run holds its subscription, which lives on without the action if a scope has begun it.
      let subscription = publisher.sink { [weak self, weak run] completion in
        guard let run else { return }
        guard let self else { return run.abandon() }
        switch completion {
        case .finished: self.state.end(run, .completed)
        case .failure(let error): self.state.fail(run, with: error)
        }
      } receiveValue: { [weak self, weak run] element in
        if let self, let run { self.give(element, of: run) }
      }
      state.hold(subscription, for: run)
    }

    // NB: an element of a run that has ended, such as a cancelled one, is dropped.
    @inlinable
    func give(_ element: Element, of run: ElementRun<Element>) {
      guard run.counts else { return }
      run.element = element
      elementOutlet.send(element)
    }
  }
#endif
