/**
 * Limits of an upload for review. The request body may have 8 MiB, of which base64 takes a third; larger files go by
 * the command line.
 */
export const UPLOAD_LIMITS = {
  files: 20,
  bytes: 5 * 1024 * 1024,
  body: 8 * 1024 * 1024,
  name: 200,
  problems: 200,
} as const;
