#pragma once

#include <stddef.h>

/// How many blocks the calling thread has asked the allocator for; -1 where that cannot be counted.
long long allocation_count(void);

/// How many bytes are allocated; 0 where that cannot be read.
size_t allocated_bytes(void);
