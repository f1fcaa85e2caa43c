/** An error that the person at the keyboard can fix. The message says what went wrong and what to do. */
export class Failure extends Error {
  /**
   * @param {string} message one line: what went wrong, then what to do
   * @param {string} [log] file with the whole output
   */
  constructor(message, log) {
    super(message);
    this.log = log;
  }
}
