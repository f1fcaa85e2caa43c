/** Record of the site that `up` left running; undefined when none runs. */
export declare function runningServer(root: string): { readonly port: number } | undefined;
/** Address of the site for NEXTAUTH_URL: a local one takes the port, a public one stays as it was set. */
export declare function siteAddress(configured: string, port: number): string;
