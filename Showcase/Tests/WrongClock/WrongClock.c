#include "WrongClock.h"

#ifdef __linux__
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static long offset(void) {
  const char *seconds = getenv("CALCOT_WRONG_CLOCK");
  return seconds ? atol(seconds) : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  static int (*real)(clockid_t, struct timespec *);
  if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
  int result = real(clock, now);
  if (result == 0 && clock == CLOCK_REALTIME) now->tv_sec += offset();
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec time;
  int result = clock_gettime(CLOCK_REALTIME, &time);
  if (result == 0) {
    now->tv_sec = time.tv_sec;
    now->tv_usec = time.tv_nsec / 1000;
  }
  return result;
}
#endif
