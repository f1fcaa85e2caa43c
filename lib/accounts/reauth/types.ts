/** The ways in which an account can prove who sits before it. `providers`: services to sign in with once more. */
export type ReauthMethods = {
  readonly password: boolean;
  readonly code: boolean;
  readonly providers: readonly string[];
};
