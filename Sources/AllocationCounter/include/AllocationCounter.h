// Counts the heap allocations of a program, on every thread, call by call.
//
// A C target, because it has to define `malloc`: Swift reserves that name. On Linux the
// definitions below take the place of the C library's for the whole process (the dynamic linker
// looks in the executable first), count the call and forward it; on Apple platforms the
// allocator reports every call to a logging hook. Elsewhere, and under a sanitizer, which needs
// those names for itself, nothing is counted and `allocation_counter_is_available` says so.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Whether calls are counted on this platform.
bool allocation_counter_is_available(void);

// Sets the count to 0 and starts counting.
void allocation_counter_start(void);

// Stops counting and returns the calls of malloc, calloc, realloc, memalign, aligned_alloc and
// posix_memalign since the start.
int64_t allocation_counter_stop(void);

// Bytes the program holds from the allocator now, its bookkeeping included; -1 where unknown.
int64_t allocation_counter_held_bytes(void);

#endif
