import Foundation

/// A PNG of 96 by 60 pixels: a field at sunset.
let samplePhoto: [UInt8] = Array(
  Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAGAAAAA8CAMAAACuCk+GAAAAOVBMVEVQcLBgcLBwcKBwgKCAgKCAgJCQgJCggJCg\
      gID/4IywgICwkIDAkIDAkHDQkHDQkGDgkGBIeDhcjEBBS4BiAAAAmUlEQVR42u3Syw6DMAxEUVNowfRB2v//2HaD\
      EGIiIkeDiuW7HvlsLHL6GnIB7AMXcnygJccHOnIOgCs5uZELYB/oyfGBgVwloHN5YKxJl3ITudvTdXj0z4BqiSAP\
      a7oNzeRpDQBo5gB4WQMAmjkAJmsAQDNJ1gCAZnYgFd2vAVLJ/QOANzkHwIecAyC+KL4ovii+KL4ovujXF23o+6d5\
      tHmyAAAAAElFTkSuQmCC
      """) ?? Data())
