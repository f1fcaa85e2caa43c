/** Returns a path of this site as an absolute URL. */
export const toAbsoluteUrl = (path: string): string => new URL(path, window.location.href).href;

/** Copies the absolute URL of a path. Returns whether it succeeded: browsers allow it only on secure connections. */
export const copyLink = (path: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(toAbsoluteUrl(path)) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
