/** Record of the site that `up` left running; undefined when none runs. */
export declare function findRunningServer(root: string): { readonly port: number } | undefined;
/** Address of the site for NEXTAUTH_URL: a local one takes the port, a public one stays as it was set. */
export declare function getSiteAddress(configured: string, port: number): string;
