/**
 * What is read from elsewhere and believed for some milliseconds; whoever asks meanwhile shares one reading, even one that is
 * still going on. Whoever comes when it could not be read tries again.
 */
export function believed<T>(read: () => Promise<T>, milliseconds: number): (now?: number) => Promise<T> {
  let held: { readonly until: number; readonly value: Promise<T> } | null = null;
  return (now = Date.now()) => {
    if (held && now < held.until) return held.value;
    const fresh = { until: now + milliseconds, value: read() };
    held = fresh;
    fresh.value.catch(() => {
      if (held === fresh) held = null;
    });
    return fresh.value;
  };
}
