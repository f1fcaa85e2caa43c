/**
 * Limits of an upload for review, card files and pictures together. Of the request body base64 takes a quarter; larger
 * files go by the command line.
 */
export const UPLOAD_LIMITS = {
  files: 120,
  bytes: 24 * 1024 * 1024,
  body: 33 * 1024 * 1024,
  name: 200,
  problems: 200,
} as const;
