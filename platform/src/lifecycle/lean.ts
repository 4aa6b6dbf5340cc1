/**
 * Settings with which an idle Node process needs little memory: a young generation of at most 24 MB, where V8 would take 100; two pools of
 * the C library's allocator instead of one for each thread; and fixed thresholds, in bytes, above which freed memory goes back to the
 * system. deploy/docker/Dockerfile has the same settings, deploy/standalone/start.sh nearly.
 */
export const lean = {
  flags: ['--max-semi-space-size=8'],
  environment: { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
} as const
