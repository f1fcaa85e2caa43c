export function buildPackage(folder: string): Promise<void>;
