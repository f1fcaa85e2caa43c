export function buildPackage(folder: string, options?: { readonly noCheck?: boolean }): Promise<void>;
