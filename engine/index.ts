/** The door: what the rest of the house may use of the engine. */
export * from "./magmell/model/card";
export * from "./magmell/model/cards";
export * from "./magmell/model/deck";
export * from "./magmell/model/name";
export * from "./magmell/model/symbols";
