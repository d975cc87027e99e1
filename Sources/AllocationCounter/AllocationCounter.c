#define _GNU_SOURCE
#include "AllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_bool counting;
static _Atomic int64_t calls;

static inline void count_call(void) {
  // A plain load and a branch never taken: timed code pays nothing it would notice.
  if (__builtin_expect(atomic_load_explicit(&counting, memory_order_relaxed), 0)) {
    atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
  }
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)
#include <malloc.h>
#define AVAILABLE 1

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count_call();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  count_call();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  count_call();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count_call();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count_call();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  count_call();
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}

int64_t allocation_counter_held_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

#elif defined(__APPLE__) && !defined(SANITIZED)
#include <malloc/malloc.h>
#define AVAILABLE 1

// The allocator's hook for instruments; bit 2 of the kind marks an allocation.
typedef void malloc_logger_t(
    uint32_t kind, uintptr_t zone, uintptr_t a, uintptr_t b, uintptr_t result, uint32_t frames);
extern malloc_logger_t *malloc_logger;

static void log_call(
    uint32_t kind, uintptr_t zone, uintptr_t a, uintptr_t b, uintptr_t result, uint32_t frames) {
  if (kind & 2) count_call();
}

int64_t allocation_counter_held_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return (int64_t)statistics.size_in_use;
}

#else

int64_t allocation_counter_held_bytes(void) { return -1; }

#endif

bool allocation_counter_is_available(void) {
#ifdef AVAILABLE
  return true;
#else
  return false;
#endif
}

void allocation_counter_start(void) {
#if defined(__APPLE__) && defined(AVAILABLE)
  malloc_logger = log_call;
#endif
  atomic_store(&calls, 0);
  atomic_store(&counting, true);
}

int64_t allocation_counter_stop(void) {
  atomic_store(&counting, false);
#if defined(__APPLE__) && defined(AVAILABLE)
  malloc_logger = NULL;
#endif
  return atomic_load(&calls);
}
