#if Streams
  // NB: exported, because with `public import` an app would have to import Combine or OpenCombine
  // itself, and so name the one that it uses.
  @_exported public import OpenCombineShim
#endif
