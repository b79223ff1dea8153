import Foundation

// NB: the checks of this program run one after another.
private nonisolated(unsafe) var failures = 0

private func check(_ condition: Bool, line: Int = #line) {
  if condition { return }
  print("Use.swift:\(line): is not so")
  failures += 1
}

@main struct Use {
  static func main() async throws {
    methods()
    try await effects()
    closures()
    overloads()
    try await properties()
    try await generics()
    others()
    try await isolation()
    inheritance()
    try standard()
    places()
    try usedNames()
    exit(failures == 0 ? 0 : 1)
  }

  static func methods() {
    let plain = FakePlainMethod()
    var count = 0
    plain.refreshHandler = { count += 1 }
    plain.refresh()
    plain.refresh()
    check(plain.refreshCalls == 2 && count == 2)
    let one = FakeOneArgument()
    one.open(Item(id: 3))
    check(one.openCalls == [Item(id: 3)])
    let two = FakeTwoArguments()
    two.move(Item(id: 1), to: 7)
    check(two.moveCalls[0].item.id == 1 && two.moveCalls[0].place == 7)
    let value = FakeReturning()
    value.countReturns = 4
    check(value.count() == 4)
    value.countHandler = { 5 }
    check(value.count() == 5)
    check(FakeReturningOptional().find(id: 1) == nil)
    check(FakeReturningArray().all() == [])
    check(FakeReturningDictionary().table() == [:])
    check(FakeReturningSet().numbers() == [])
    let pair = FakeReturningTuple()
    pair.pairReturns = (1, "a")
    check(pair.pair() == (1, "a"))
    let maker = FakeReturningClosure()
    maker.makerReturns = { $0 + 1 }
    check(maker.maker()(1) == 2)
    let existential = FakeReturningExistential()
    existential.printerReturns = plain
    existential.printer().refresh()
    check(plain.refreshCalls == 3)
    let discardable = FakeDiscardable()
    discardable.addReturns = 1
    discardable.add(Item())
    let variadic = FakeVariadic()
    variadic.log("a", "b")
    check(variadic.logCalls == [["a", "b"]])
    let keyword = FakeKeywordName()
    keyword.findHandler = { number, text in number + text.count }
    check(keyword.find(in: 1, for: "ab") == 3)
    let label = FakeKeywordLabel()
    label.wait(for: 1, in: "x")
    check(label.waitCalls[0].place == "x")
    let nameless = FakeNameless()
    nameless.take(1, "b")
    check(nameless.takeCalls[0].value2 == "b")
    let escaped = FakeEscapedName()
    escaped.repeat(3)
    check(escaped.repeatCalls == [3])
    let forced = FakeForcedOptional()
    forced.nameReturns = "n"
    check(forced.name(nil) == "n" && forced.nameCalls == [nil])
  }

  static func effects() async throws {
    let throwing = FakeThrowing()
    throwing.saveThrows = Broken()
    do {
      try throwing.save(Item())
      check(false)
    } catch { check(error is Broken && throwing.saveCalls.count == 1) }
    let typed = FakeThrowingTyped()
    typed.storeThrows = .full
    do {
      _ = try typed.store(Item())
      check(false)
    } catch { check(error == .full) }
    typed.storeThrows = nil
    typed.storeHandler = { item throws(StoreError) in item.id }
    check(try typed.store(Item(id: 9)) == 9)
    do {
      _ = try FakeThrowingValue().load()
      check(false)
    } catch {
      check("\(error)" == "FakeThrowingValue.load() has no answer: set loadReturns")
    }
    let waiting = FakeWaiting()
    waiting.beforeAnswer = { name in
      check(name == "wait()")
      throw Broken()
    }
    waiting.waitHandler = {
      await Task.yield()
      return Item(id: 2)
    }
    check(await waiting.wait().id == 2)
    let both = FakeWaitingThrowing()
    both.fetchReturns = Item(id: 1)
    check(try await both.fetch(5).id == 1 && both.fetchCalls == [5])
    let upload = FakeWaitingTyped()
    upload.uploadThrows = .full
    do { try await upload.upload(Item()) } catch { check(error == .full) }
    upload.uploadThrows = nil
    upload.beforeAnswer = { _ in throw StoreError.full }
    do {
      try await upload.upload(Item())
      check(false)
    } catch { check(error == .full) }
  }

  static func closures() {
    let increase = FakeInoutParameter()
    increase.increaseHandler = { $0 += 1 }
    var number = 1
    increase.increase(&number)
    check(number == 2 && increase.increaseCalls == [1])
    let escaping = FakeEscapingClosure()
    var got = Item()
    escaping.load { got = $0 }
    escaping.loadCalls[0](Item(id: 8))
    check(got.id == 8)
    let borrowed = FakeBorrowedClosure()
    borrowed.visitHandler = { body in body(Item(id: 6)) }
    borrowed.visit { got = $0 }
    check(got.id == 6 && borrowed.visitCalls == 1)
    let named = FakeNamedClosure()
    named.runHandler = { $0(3) }
    named.run { number = $0 }
    check(number == 3)
    let optional = FakeOptionalClosure()
    optional.animate { number = 4 }
    optional.animateCalls[0]?()
    check(number == 4)
    let sendable = FakeSendableClosure()
    sendable.run {}
    sendable.runCalls[0]()
    let autoclosure = FakeAutoclosure()
    autoclosure.note("a" + "b")
    check(autoclosure.noteCalls == ["ab"])
  }

  static func overloads() {
    let labels = FakeOverloadsByLabel()
    labels.load()
    _ = labels.load(id: 1)
    _ = labels.load(name: "a")
    check(labels.loadCalls == 1 && labels.loadIDCalls == [1] && labels.loadNameCalls == ["a"])
    let types = FakeOverloadsByType()
    types.put(1)
    types.put("a")
    check(types.putIntCalls == [1] && types.putStringCalls == ["a"])
    let results = FakeOverloadsByResult()
    results.valueReturningIntReturns = 1
    results.valueReturningStringReturns = "a"
    let text: String = results.value()
    check(text == "a")
    let effects = FakeOverloadsByEffect()
    effects.send(Item())
    check(effects.sendItemCalls.count == 1 && effects.sendItemAsyncCalls.isEmpty)
    let taken = FakeTakenNames()
    taken.loadReturningIntReturns = 1
    check(taken.load() == 1 && taken.loadReturningIntCalls == 1)
  }

  static func properties() async throws {
    let gettable = FakeGettable()
    gettable.titleReturns = "a"
    check(gettable.title == "a" && gettable.titleGets == 1)
    let settable = FakeSettable()
    settable.title = "b"
    check(settable.title == "b" && settable.titleSets == ["b"] && settable.titleGets == 1)
    let optional = FakeOptionalProperty()
    check(optional.selected == nil)
    optional.selected = Item(id: 1)
    check(optional.selectedSets == [Item(id: 1)])
    check(FakeCollectionProperty().items == [])
    let waiting = FakeWaitingProperty()
    waiting.latestHandler = { Item(id: 4) }
    check(await waiting.latest.id == 4)
    let throwing = FakeThrowingProperty()
    throwing.latestThrows = Broken()
    do {
      _ = try await throwing.latest
      check(false)
    } catch { check(error is Broken) }
    let closure = FakeClosureProperty()
    closure.onTap = {}
    check(closure.onTapSets.count == 1)
    FakeDelegateProperty().delegate = FakePlainMethod()
    let two = FakeTwoProperties()
    two.widthReturns = 1
    two.height = 2
    check(two.width + two.height == 3)
  }

  static func generics() async throws {
    let method = FakeGenericMethod()
    method.decodeReturns = 5
    check(try method.decode(Int.self, from: Data()) == 5)
    check(method.decodeCalls[0].type == Int.self)
    do {
      _ = try method.decode(String.self, from: Data())
      check(false)
    } catch { check(error is UnansweredCall) }
    let argument = FakeGenericArgument()
    argument.encode(1, key: "k")
    check(argument.encodeCalls[0].value as? Int == 1)
    let opaque = FakeOpaqueArgument()
    opaque.add(7)
    check(opaque.addCalls[0] as? Int == 7)
    let list = FakeGenericList()
    list.allReturns = [1, 2]
    check(list.all(Int.self) == [1, 2])
    let composition = FakeGenericComposition()
    composition.makeReturns = 4
    check(composition.make(Int.self, from: [1]) == 4 && composition.makeCalls[0].type == Int.self)
    let closure = FakeGenericClosure()
    closure.readHandler = { body in try body(Item(id: 7)) }
    check(try closure.read(\.id) == 7 && closure.readCalls == 1)
    closure.showHandler = { _, work in await work() }
    check(await closure.show("a") { [1, 2] } == [1, 2] && closure.showCalls == ["a"])
    let associated = FakeOneAssociatedType<Int>()
    associated.firstReturns = 3
    check(associated.first() == 3)
    let bound = FakeBoundAssociatedType<String, [Int]>()
    bound.valueReturns = [1]
    check(bound.value(for: "a") == [1] && bound.valueCalls == ["a"])
    let fixed = FakeFixedAssociatedType()
    fixed.firstReturns = 1
    check(fixed.first() == 1)
    let primary = FakePrimaryAssociatedType<[Int]>()
    primary.valueReturns = []
    check(primary.value(for: "a") == [])
    let same = FakeSelfArgument()
    same.isSameReturns = true
    check(same.isSame(as: same) && same.isSameCalls[0] === same)
    let copy = FakeSelfResult()
    copy.copyReturns = copy
    check(copy.copy() === copy)
    let named = FakeNamedType()
    named.changed((old: 1, new: 2))
    check(named.changedCalls[0].new == 2)
  }

  static func others() {
    let get = FakeGettableSubscript()
    get.subscriptHandler = { Item(id: $0) }
    check(get[3].id == 3 && get.subscriptGets == [3])
    let set = FakeSettableSubscript()
    set[row: 1, column: 2] = 9
    check(set[row: 1, column: 2] == 9)
    check(set.subscriptSets[0].column == 2 && set.subscriptSets[0].newValue == 9)
    FakeStaticMethod.makeReturns = Item(id: 1)
    check(FakeStaticMethod.make(4).id == 1 && FakeStaticMethod.makeCalls == [4])
    FakeStaticProperty.shared = Item(id: 2)
    check(FakeStaticProperty.shared.id == 2)
    check(FakeInitializer(id: 1, name: "a").initCalls[0].name == "a")
    check(FakeFailableInitializer(text: "a")?.initCalls == ["a"])
  }

  static func isolation() async throws {
    try await onMainActor()
    let service = FakeSendableService()
    service.fetchHandler = { id in Item(id: id) }
    let ids = try await withThrowingTaskGroup(of: Int.self) { group in
      for id in 0..<1_000 {
        group.addTask {
          service.ping()
          return try await service.fetch(id).id
        }
      }
      return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    check(ids.count == 1_000 && Set(service.fetchCalls) == ids && service.pingCalls == 1_000)
    service.limit = 3
    check(service.limit == 3)
    let generic: some SendingGenerics<Int> = {
      let fake = FakeSendingGenerics<Int>()
      fake.getReturns = 1
      return fake
    }()
    check(await generic.get() == 1)
    let actor = FakeActorService()
    await actor.set {
      $0.nameReturns = "n"
      $0.loadHandler = { id in Item(id: id) }
      $0.countReturns = 2
    }
    let item = try await actor.load(4)
    check(item.id == 4)
    let (name, count, calls) = await (actor.name, actor.count(), actor.loadCalls)
    check(name == "n" && count == 2 && calls == [4])
  }

  @MainActor static func onMainActor() async throws {
    let fake = FakeOnMainActor()
    fake.title = "a"
    fake.showHandler = { item in
      await Task.yield()
      return item.id
    }
    check(try await fake.show(Item(id: 3)) == 3)
    let member = FakeMemberOnMainActor()
    member.showReturns = 1
    check(member.show(Item()) == 1)
    check(Set([FakeHashingOnMainActor(), FakeHashingOnMainActor()]).count == 2)
    let child = FakeMainActorChild()
    child.hide()
    check(child.hideCalls == 1)
  }

  static func inheritance() {
    let child = FakeChild()
    child.title = "a"
    child.open(Item())
    child.extra()
    check(child.titleSets == ["a"] && child.openCalls.count == 1 && child.extraCalls == 1)
    let composed: any Gettable & PlainMethod = FakeComposed()
    composed.refresh()
    let diamond = FakeDiamond()
    diamond.extra()
    check(diamond.extraCalls == 1)
    FakeSendableChild().ping()
    let renamed = FakeRenamed()
    renamed.open(Item(id: 2))
    check(renamed.openCalls == [Item(id: 2)])
    var readOnly: any Settable = FakeReadOnlyToo()
    readOnly.title = "a"
    check(readOnly.title == "a")
    FakeCalmChild().save(Item())
    let both: any Both = FakeOfAlias()
    both.refresh()
    FakePartlyDeprecated().go()
    if #available(macOS 99, *) { FakeAvailableLater().go() }
  }

  static func standard() throws {
    let identified = [FakeIdentifiedByItself(), FakeIdentifiedByItself()]
    check(Set(identified.map(\.id)).count == 2)
    let named = FakeIdentifiedByName()
    named.idReturns = "a"
    check(named.id == "a" && named.idGets == 1)
    let numbered = (FakeIdentifiedByNumber(), FakeIdentifiedByArgument())
    numbered.0.idReturns = 1
    numbered.1.idReturns = 2
    check(numbered.0.id == 1 && numbered.1.id == 2)
    let comparing = FakeComparing()
    check(comparing == comparing && comparing != FakeComparing())
    check(Set([FakeHashing(), FakeHashing()]).count == 2)
    check("\(FakeDescribed())" == "FakeDescribed")
    check(String(reflecting: FakeDebugDescribed()) == "FakeDebugDescribed")
    check(FakeFromText("a")?.initCalls == ["a"])
    let failure = FakeFailure()
    failure.codeReturns = 4
    do { throw failure } catch let error as FakeFailure { check(error.code == 4) }
    let localized: any Error = FakeLocalizedFailure()
    check((localized as? any LocalizedError)?.errorDescription == nil)
    let writing = FakeWriting()
    writing.encodeHandler = { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(3)
    }
    check(String(decoding: try JSONEncoder().encode(writing), as: UTF8.self) == "3")
    check(try JSONDecoder().decode(FakeReading.self, from: Data("1".utf8)).initCalls.count == 1)
    check(try JSONDecoder().decode(FakeCoding.self, from: Data("1".utf8)).encodeCalls.isEmpty)
    check(FakeListing.allCases.isEmpty)
    check(FakeRawValued(rawValue: 3)?.initCalls == [3])
    let iterating = FakeIterating<Int>()
    iterating.nextReturns = 2
    check(iterating.next() == 2)
    var printing = FakePrinting()
    print("a", terminator: "", to: &printing)
    check(printing.writeCalls.contains("a"))
    let object: any ObjectDelegate = FakeObjectDelegate()
    check(object.isEqual(object))
    FakeNotCopied().go()
    let whereSelf: any WhereSelf & Sendable = FakeWhereSelf()
    whereSelf.go()
    FakeGoing().go()
  }

  static func usedNames() throws {
    let fake = FakeNamedLikeRecords()
    fake.load(loadHandler: 1, loadCalls: "a")
    check(fake.loadCalls.count == 1 && fake.loadCalls[0] == (1, "a"))
    fake.repeatReturns = 2
    check(try fake.repeat(repeatReturns: 7) == 2 && fake.repeatCalls == [7])
    fake.pickReturns = "b"
    check(fake.pick(given: "c", answer: 3) == "b")
    fake[4] = "d"
    check(fake[4] == "d" && fake.subscriptSets.count == 1)
  }

  static func places() {
    let guest = House.FakeGuest()
    guest.openHandler = { room in House.Room(number: room.number + 1) }
    guest.nameReturns = "n"
    let keeper: any House.Keeper = guest
    check(keeper.open(House.Room())?.number == 2 && guest.name == "n")
    FakeConditional().here()
    let partly = FakePartlyConditional()
    partly.always()
    partly.sometimes("a")
    check(partly.sometimesStringCalls == ["a"])
  }
}
