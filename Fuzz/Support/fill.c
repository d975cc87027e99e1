// What libFuzzer clears its counters with before each input, a block of 128 bytes at a time. The sanitizer's memset looks first whether
// the memory may be written to, which takes longer than to clear so little. What the library itself clears is looked at as before: it
// calls another function. In C, because Swift that isn't optimised calls memset itself to begin a function.
#define _DEFAULT_SOURCE
#include <string.h>

void *__real_memset(void *start, int value, size_t count);

void *__wrap_memset(void *start, int value, size_t count) {
  if (value != 0) return __real_memset(start, value, count);
  explicit_bzero(start, count);
  return start;
}
