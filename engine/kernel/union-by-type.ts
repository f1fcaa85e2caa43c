/**
 * A union with one member per type: of the members that share the fields `Rest`. A member that had several types at once
 * (`type: "tapped" | "untapped"`) would be none of `Extract<Event, { type: "tapped" }>`.
 */
export type UnionByType<Type extends string, Rest> = Type extends string ? { readonly type: Type } & Rest : never;
