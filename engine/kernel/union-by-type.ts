/**
 * A union with one member per type, all with the fields `Rest`. `Extract<Event, { type: "tapped" }>` would not find a
 * single member with several types, such as `type: "tapped" | "untapped"`.
 */
export type UnionByType<Type extends string, Rest> = Type extends string ? { readonly type: Type } & Rest : never;
