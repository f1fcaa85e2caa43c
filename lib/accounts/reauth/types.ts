/** Ways to prove the ownership of an account. `providers`: services for signing in again. */
export type ReauthMethods = {
  readonly password: boolean;
  readonly code: boolean;
  readonly providers: readonly string[];
};
