import ArgumentParser
import CalcotCode
import CalcotReader
import Yams
print(
  SourceReader().facts(of: Array("class A {}".utf8)).nodes.count, try Yams.load(yaml: "a: 1") as Any
)
