// For dl_iterate_phdr and madvise.
#define _GNU_SOURCE
#include "MemoryShim.h"
#include <stdlib.h>

#ifdef __GLIBC__

#include <link.h>
#include <malloc.h>
#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

void navmemory_map_blocks_from(int bytes) { mallopt(M_MMAP_THRESHOLD, bytes); }

void navmemory_trim_heaps(unsigned long kept) { malloc_trim(kept); }

void navmemory_limit_heaps(int count) { mallopt(M_ARENA_MAX, count); }

static int drop_parts(struct dl_phdr_info *info, size_t size, void *argument) {
  (void)size;
  (void)argument;
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    // Whatever has been written to would be lost.
    if (part->p_type != PT_LOAD || (part->p_flags & PF_W) != 0) continue;
    uintptr_t start = info->dlpi_addr + part->p_vaddr;
    uintptr_t first = start / page * page;
    madvise((void *)first, start + part->p_memsz - first, MADV_DONTNEED);
  }
  return 0;
}

void navmemory_drop_code(void) { dl_iterate_phdr(drop_parts, NULL); }

#else

void navmemory_map_blocks_from(int bytes) { (void)bytes; }

void navmemory_trim_heaps(unsigned long kept) { (void)kept; }

void navmemory_limit_heaps(int count) { (void)count; }

void navmemory_drop_code(void) {}

#endif
