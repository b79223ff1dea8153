// A clock that is wrong: a program that preloads this library has a time of day that is wrong by the
// seconds of the variable CALCOT_WRONG_CLOCK. Its other clocks are left alone.
