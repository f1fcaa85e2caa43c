import { replaceBytes } from "./replace-bytes";

/**
 * Returns a rendered page whose script files the browser does not fetch until the script of the page head starts them
 * (`app/ui/lazy/wake-script.ts`). Inline scripts stay as they are.
 */
export const deferScripts = (html: Buffer): Buffer =>
  replaceBytes(
    replaceBytes(html, '<script src="/_next/', '<script data-src="/_next/'),
    '<link rel="preload" as="script"',
    '<link data-rel="preload" as="script"',
  );
