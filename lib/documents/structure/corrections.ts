import type { MtgRuleId } from "@/engine/mtg/rulebook";

type Correction = { readonly to: MtgRuleId; readonly until?: MtgRuleId; readonly status: "corrected" | "dangling" };

/**
 * References whose number is not that of the entry that is meant, because sections were put in after the text was
 * written: by entry and printed number, and `#2` for the second time that the entry prints it.
 */
export const REFERENCE_CORRECTIONS: Readonly<Record<string, Correction>> = {
  "A.13.4 T.3": { to: "mtg-6e:A.3", status: "corrected" },
  "A.24.r5 A.1.4": { to: "mtg-6e:A.1.3", status: "corrected" },
  "C.3.n1 A.7.3": { to: "mtg-6e:A.7.4", status: "corrected" },
  "C.5.n2 A.27.2": { to: "mtg-6e:A.27.5", status: "corrected" },
  "C.6.n1 P.4.2": { to: "mtg-6e:P.3.5", status: "corrected" },
  "E.3.r4 A.4.21": { to: "mtg-6e:A.4.22", status: "corrected" },
  "E.4.4 K.4": { to: "mtg-6e:K.6", status: "corrected" },
  "E.4.r9 K.17.1": { to: "mtg-6e:K.17.2", status: "corrected" },
  "K.17.r7 K.17.1": { to: "mtg-6e:K.17.2", status: "corrected" },
  "G.10.1 G.24": { to: "mtg-6e:G.21", status: "corrected" },
  "G.22.1 P.3.1": { to: "mtg-6e:P.3.5", status: "corrected" },
  "P.8.n2 P.3.1": { to: "mtg-6e:P.3.5", status: "corrected" },
  "P.10.n2 P.3.1": { to: "mtg-6e:P.3.5", status: "corrected" },
  "P.13.n1 P.3.1": { to: "mtg-6e:P.3.5", status: "corrected" },
  "K.2.n1 T.8.4": { to: "mtg-6e:T.2", status: "corrected" },
  "T.1.2 A.4": { to: "mtg-6e:A.6", status: "corrected" },
  "T.4.r1 P.3.4": { to: "mtg-6e:T.5.1", status: "corrected" },
  "T.11.n1 A.4.15": { to: "mtg-6e:A.4.16", status: "corrected" },
  "T.11.n1 A.4.16": { to: "mtg-6e:A.4.17", status: "corrected" },
  "Z.1.3 Z.7.1": { to: "mtg-6e:Z.7.2", status: "corrected" },
  "Z.1.3 Z.8.5": { to: "mtg-6e:Z.9.5", status: "dangling" },
  "Z.1.r1 A.4.19": { to: "mtg-6e:A.4.20", until: "mtg-6e:A.4.21", status: "corrected" },
};
