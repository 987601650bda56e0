#include "CAllocations.h"

#if defined(__APPLE__)

#include <malloc/malloc.h>

long long allocation_count(void) { return -1; }

size_t allocated_bytes(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}

#elif defined(__GLIBC__) || defined(__linux__)

#include <malloc.h>

#if defined(__GLIBC__)

// This definition takes precedence over the C library's, which has a second name.
extern void *__libc_malloc(size_t size);

static __thread long long count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

long long allocation_count(void) { return count; }

size_t allocated_bytes(void) {
  struct mallinfo2 information = mallinfo2();
  return information.uordblks + information.hblkhd;
}

#else

long long allocation_count(void) { return -1; }
size_t allocated_bytes(void) { return 0; }

#endif

#else

long long allocation_count(void) { return -1; }
size_t allocated_bytes(void) { return 0; }

#endif
