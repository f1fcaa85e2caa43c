/** Returns the record of the site that `up` left running; undefined when none runs. */
export declare function findRunningServer(root: string): { readonly port: number } | undefined;
/** Returns the address of the site for NEXTAUTH_URL. A local address gets `port`; a public one stays unchanged. */
export declare function getSiteAddress(configured: string, port: number): string;
