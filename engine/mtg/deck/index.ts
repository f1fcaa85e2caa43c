/** Construction of decks in the formats of December 2000: dated data, all problems of a deck at once, and their fixes. */

export type { DeckLine } from "../../kernel/deck/lines";
export { hasNoErrors, PROBLEM_SEVERITIES } from "../../kernel/deck/problem";
export * from "./apply-fix";
export * from "./check-deck";
export * from "./deck";
export * from "./format-data";
export * from "./formats";
export * from "./known-names";
export * from "./lists";
export * from "./name-key";
export * from "./sets";
export * from "./sideboarding";
