// What Swift's own module of the C library leaves out: the options of glibc's allocator, and where the parts of a program lie in
// memory. Empty elsewhere.
#if defined(__GLIBC__) || (defined(__linux__) && __has_include(<malloc.h>))
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <link.h>
#include <malloc.h>
#endif
