import Calcot

extension DoorStep: Step {}
