#pragma once

#include <stddef.h>

/// Returns the number of blocks that the calling thread has allocated, or -1 if that can't be counted.
long long allocation_count(void);

/// Returns the number of bytes currently allocated, or 0 if that can't be determined.
size_t allocated_bytes(void);
