import { logEvent } from "@/lib/server/log/log-line";

type Deed =
  | "account.deleted"
  | "account.invited"
  | "email.changed"
  | "email.confirmed"
  | "password.changed"
  | "password.reset"
  | "provider.linked"
  | "provider.unlinked"
  | "sessions.ended";

/** Logs that an owner changed how to sign in to an account, or deleted the account. */
export const logAccountAction = (userId: string, action: Deed): void =>
  logEvent("accountDeed", { action, account: userId });
