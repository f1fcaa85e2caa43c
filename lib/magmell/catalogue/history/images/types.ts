export type ImageTakedownResult =
  | {
      readonly ok: true;
      readonly sha256: string;
      /** The printings that showed it, as `FL/FL-030`. */
      readonly printings: readonly string[];
      /** The numbers of older versions and of drafts that held it. */
      readonly versions: number;
      readonly drafts: number;
    }
  /** No printing or stored picture matches, or the picture was already taken down. */
  | { readonly ok: false; readonly reason: "NO_IMAGE" | "GONE" };

/** The outcome of showing or hiding the pictures of a set. */
export type ImageVisibilityResult = "done" | "same" | "missing";
