import { createHash, randomBytes } from "node:crypto";

const BYTES = 32;

/** Returns a new token of 256 random bits, in the 43 signs of base64url. */
export const generateLinkToken = (): string => randomBytes(BYTES).toString("base64url");

/** Returns the form in which a token is stored and looked up: whoever reads the table can open no link. */
export const hashLinkToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
