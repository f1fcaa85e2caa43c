/** Returns the path of an installed Chromium, the shell if there is one, or undefined. CHROMIUM_PATH comes first. */
export function findInstalledBrowser(env?: NodeJS.ProcessEnv): string | undefined;
