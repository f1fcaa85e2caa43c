/** An administrator, as the others see one. */
export type AdminEntry = {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
};

/**
 * How a change of a role ended. `same`: the account had that role already. `missing`: there is no such account. `own`:
 * nobody lays down their own role, so that one administrator always remains. `notAdmin`: it was taken from whoever asks.
 */
export type RoleOutcome = "done" | "same" | "missing" | "own" | "notAdmin";
