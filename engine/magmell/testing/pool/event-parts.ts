/** Fields of event patterns other than the kind of event, its subject and its zones. */
export const EVENT_PARTS = [
  "inBattle",
  "by",
  "target",
  "against",
  "cause",
  "counter",
  "amount",
  "process",
  "nth",
  "together",
] as const;
