/**
 * Names the way in which texts are read and written, so that what was read can be kept and is known to be of an older
 * edition when the language has changed. A test holds that it changes with the code, and says what to write here.
 */
export const TEXT_EDITION = "e5f0b5c3e331";
