/**
 * Identifier of the code that reads and writes card texts. Stored readings with another identifier are outdated.
 * A test fails when the code changes, and prints the new value to write here.
 */
export const TEXT_EDITION = "5fcbc257ac92";
