/**
 * A union with one member per type, each with the fields `Rest`. With separate members, `Extract<Event, { type:
 * "tapped" }>` works; it would not find a member with `type: "tapped" | "untapped"`.
 */
export type UnionByType<Type extends string, Rest> = Type extends string ? { readonly type: Type } & Rest : never;
