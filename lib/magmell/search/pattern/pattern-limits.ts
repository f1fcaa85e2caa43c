/**
 * Upper limits of a pattern, checked before it is compiled: characters, RE2 instructions, nested groups and
 * repetitions.
 */
export const PATTERN_LIMITS = {
  length: 100,
  size: 300,
  depth: 20,
  repeat: 100,
} as const;
