// What Swift's own module of the C library leaves out: glibc's allocator, and where the parts of a program lie in memory. Elsewhere each
// function does nothing.
//
// No system header is read here: what one declares differs with the macros it is read under, and the compiler refuses two Swift
// modules that saw it differently.
#ifndef MEMORY_SHIM_H
#define MEMORY_SHIM_H

/// Makes the allocator give blocks of this many bytes and more back to the system as soon as they are free.
void navmemory_map_blocks_from(int bytes);

/// Gives back what is free in the heaps of all threads, but for so many bytes at the end of the first one.
void navmemory_trim_heaps(unsigned long kept);

/// Makes all threads share so many heaps. Those that there are already stay.
void navmemory_limit_heaps(int count);

/// Gives back the pages of the program and its libraries that are as their files have them. What is needed again is read again.
void navmemory_drop_code(void);

#endif
