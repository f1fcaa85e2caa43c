/** Something the person at the keyboard can put right: the message says what was wrong and what to do. */
export class Failure extends Error {
  /**
   * @param {string} message one line: what went wrong, then what to do
   * @param {string} [log] the file that holds the whole story
   */
  constructor(message, log) {
    super(message);
    this.log = log;
  }
}
