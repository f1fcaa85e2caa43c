// All that the deck editor begins with, as one module, which is one request.
export * from "../cards/pool-code";
export { DeckEditor } from "./deck-editor";
