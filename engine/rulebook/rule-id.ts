/** An id of a rules document: the key of the document and the number in it. */
type RuleIdOf<Document extends string> = `${Document}:${string}`;

/** Returns the document of an id: `mag` of `mag:705.4.3`. */
export const getRuleDocument = <Document extends string>(id: RuleIdOf<Document>): Document =>
  id.slice(0, id.indexOf(":")) as Document;

/** Returns the number in its document: `705.4.3` of `mag:705.4.3`. */
export const getRuleNumber = (id: RuleIdOf<string>): string => id.slice(id.indexOf(":") + 1);
