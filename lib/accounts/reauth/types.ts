/** Methods to authenticate again. `providers` are services for signing in again. */
export type ReauthMethods = {
  readonly password: boolean;
  readonly code: boolean;
  readonly providers: readonly string[];
};
