import { getBrowserStorage } from "./browser-storage";
import { isLocalId, tryWithStorage } from "./create-draft-slots";

/** Storage key that records that a user is signed in, for offline pages. */
const ACCOUNT = "grimoire.account";

/** Returns whether a user was signed in when this browser last reached the site. */
const hasRememberedAccount = (): boolean => {
  let had = false;
  tryWithStorage(getBrowserStorage(), (there) => {
    had = there.getItem(ACCOUNT) !== null;
  });
  return had;
};

/** Stores in the browser whether a user is signed in. */
export const rememberAccount = (signedIn: boolean): void =>
  void tryWithStorage(getBrowserStorage(), (there) =>
    signedIn ? there.setItem(ACCOUNT, "1") : there.removeItem(ACCOUNT),
  );

/**
 * Returns whether the user is signed in. Pages know it and store it in the browser; offline pages use the stored value.
 * The draft of an account's deck also implies an account.
 */
export function resolveSignedIn({ signedIn, shell }: Readonly<Record<"signedIn" | "shell", boolean>>, deckId: string) {
  if (shell) return hasRememberedAccount() || !isLocalId(deckId);
  rememberAccount(signedIn);
  return signedIn;
}
