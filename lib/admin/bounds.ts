/**
 * Limits of an upload for review, for card files and pictures together. Base64 makes up a quarter of the request body.
 * Larger files must be imported on the command line.
 */
export const UPLOAD_LIMITS = {
  files: 120,
  bytes: 24 * 1024 * 1024,
  body: 33 * 1024 * 1024,
  name: 200,
  problems: 200,
} as const;
