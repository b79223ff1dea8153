#if Streams
  // NB: exported, because `public import` gives an app nothing: it would have to import Combine or
  // OpenCombine itself, and so spell which of the two it is on.
  @_exported public import OpenCombineShim
#endif
