import type {
  Ability,
  AbilityBody,
  ContinuousChange,
  EventReplacement,
  Modes,
  PriceAbility,
  ReplacementAbility,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from "../model/ability";
import type { CardDefinition } from "../model/card";
import type { Effect, EffectOf, EffectVerb } from "../model/effect";
import type { Amount, PlayerRef } from "../model/select";

/** A word of the text in place of its referent: 「それ」, 「選んだ数」. It takes the place of a stored name of the model. */
export type ReferenceWord = { readonly stored: string };

/** One member for each effect of a union, without some of its keys. */
type OmitFromEach<Each, Key extends PropertyKey> = Each extends unknown ? Omit<Each, Key> : never;

/** A sentence that names targets: the groups from one index to before another. */
type TargetMention = { readonly do: "mention"; readonly from: number; readonly to: number };

/** A sentence that assigns a label to something: 「それを甲とする。」 */
type LabelSentence = { readonly do: "label"; readonly of: ReferenceWord; readonly label: string };

/** A token as the text defines it (206.3). Properties that all tokens share are omitted. */
export type SyntaxToken = Pick<CardDefinition, "name" | "ap" | "hp" | "colors"> & {
  readonly abilities: readonly SyntaxAbility[];
};

/** A change whose granted ability is still in the words of the text. */
type SyntaxChange = Exclude<ContinuousChange, { readonly grant: Ability }> | { readonly grant: SyntaxAbility };

/** An ability with a limited duration that an instruction creates. */
export type SyntaxCreation = {
  readonly ability: SyntaxAbility;
  readonly until: EffectOf<"create">["until"];
  readonly times?: EffectOf<"create">["times"];
  readonly from?: EffectOf<"create">["from"];
};

/** Effects whose number may be divided among targets, where the text says it together with the effect. */
type DivisibleVerb = "damage" | "putCounters" | "removeCounters";

type ReshapedVerb =
  | DivisibleVerb
  | "create"
  | "token"
  | "choose"
  | "modify"
  | "chooseMode"
  | "may"
  | "if"
  | "forEach"
  | "repeat";

type Branches = { readonly then: readonly SyntaxEffect[]; readonly otherwise?: readonly SyntaxEffect[] };

/**
 * An effect as the text states it: with reference words instead of stored names, and without names for its results.
 * Effects within it have the same form.
 */
export type SyntaxEffect =
  | OmitFromEach<Exclude<Effect, { readonly do: ReshapedVerb }>, "store" | "others">
  | TargetMention
  | LabelSentence
  | (EffectOf<DivisibleVerb> & { readonly divide?: Amount })
  | { readonly do: "create"; readonly made: SyntaxCreation }
  | (Omit<Extract<EffectOf<"token">, { readonly token: unknown }>, "token" | "store"> & { readonly token: SyntaxToken })
  | Omit<Extract<EffectOf<"token">, { readonly copy: unknown }>, "store">
  | (Omit<EffectOf<"choose">, "from" | "count" | "store"> & {
      readonly chosen: Pick<EffectOf<"choose">, "from" | "count">;
    })
  | (Omit<EffectOf<"modify">, "changes"> & { readonly changes: readonly SyntaxChange[] })
  /** The stated player decides about 「もよい」 only: chosen cards are discarded by their owners (233.1). */
  | (Omit<EffectOf<"discardThese">, "store"> & { readonly who: PlayerRef })
  | (Omit<EffectOf<"chooseMode">, "modes"> & { readonly modes: readonly (readonly SyntaxEffect[])[] })
  | (Omit<EffectOf<"may">, "then" | "otherwise"> & Branches)
  | (Omit<EffectOf<"if">, "then" | "otherwise"> & Branches)
  | (Omit<EffectOf<"forEach">, "store" | "effects"> & { readonly effects: readonly SyntaxEffect[] })
  | (Omit<EffectOf<"repeat">, "effects"> & { readonly effects: readonly SyntaxEffect[] });

/** The syntax effect of one verb. */
export type SyntaxEffectByVerb<Do extends EffectVerb> = Extract<SyntaxEffect, { readonly do: Do }>;

/** The targets and effects of an ability as the text states them. */
export type SyntaxBody = { readonly targets?: readonly TargetSpec[]; readonly effects: readonly SyntaxEffect[] };

/** Modes of an ability as the text states them. */
export type SyntaxModes = Omit<Modes, "modes"> & { readonly modes: readonly SyntaxBody[] };

type SyntaxBodyOrModes = SyntaxBody | SyntaxModes;

export type SyntaxReplacement = Omit<EventReplacement, "effects"> & { readonly effects?: readonly SyntaxEffect[] };

/** An ability as the text states it, before reference words are resolved. */
export type SyntaxAbility =
  | (Omit<TriggeredAbility, keyof AbilityBody | keyof Modes> & SyntaxBodyOrModes)
  | (Omit<StaticAbility, "changes"> & { readonly changes: readonly SyntaxChange[] })
  | (Omit<ReplacementAbility, "instead"> & { readonly instead: SyntaxReplacement })
  | ({ readonly type: "magic" } & SyntaxBodyOrModes)
  | (Omit<PriceAbility, "pay" | "changes"> & {
      readonly pay: readonly SyntaxEffect[];
      readonly changes?: readonly SyntaxChange[];
    })
  | { readonly type: "unsupported"; readonly text: string };

/** Placeholder for a doer that a clause omits: you, or the doer of the previous clause in the sentence. */
export const OMITTED_DOER = "unsaid";

type WithDoer<Each> = Each extends { readonly who: PlayerRef }
  ? Omit<Each, "who"> & { readonly who: PlayerRef | typeof OMITTED_DOER }
  : Each;

/** An effect as its clause states it; its doer may be omitted. */
export type ClauseEffect = WithDoer<SyntaxEffect>;
