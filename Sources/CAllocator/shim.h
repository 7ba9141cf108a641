// The options of glibc's allocator, which Swift's own module of the C library leaves out. Empty elsewhere.
#if defined(__GLIBC__) || (defined(__linux__) && __has_include(<malloc.h>))
#include <malloc.h>
#endif
